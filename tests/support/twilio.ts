import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { fallbackNumber, warehouse } from "./orders";

/** How Twilio answers one message: taken, refused with a status and a code, or with some gateway's page; or not at all. */
export type Scripted =
  | { status: number; code?: number }
  | { takenWithError: number }
  | { page: number }
  | ("taken" | "cut" | "silence");

/** A message that arrived: the form's fields, and when, in milliseconds of a clock that no test sets. */
export type Arrived = { to: string; at: number; path: string; account: string; form: Record<string, string> };

/** Stands in for Twilio's Messages API, over HTTP on loopback. */
export async function startTwilio() {
  const arrived: Arrived[] = [];
  const scripts = new Map<string, Scripted[]>();
  const server = createServer(async (request, response) => {
    const form = Object.fromEntries(new URLSearchParams(await text(request)));
    const to = form.To?.replace("whatsapp:", "") ?? "";
    arrived.push({ to, at: performance.now(), path: request.url ?? "", account: accountOf(request), form });
    const script = scripts.get(to) ?? [];
    // The last answer of a script holds for every message after it.
    const scripted = (script.length > 1 ? script.shift() : script[0]) ?? "taken";
    if (scripted === "cut") return void request.socket.destroy();
    if (scripted === "silence") return;
    if (typeof scripted === "object" && "page" in scripted) {
      const page = `<html><body>The gateway has no way to ${to}</body></html>`;
      return void response.writeHead(scripted.page, { "content-type": "text/html" }).end(page);
    }
    const { status, body } = answerOf(scripted, to);
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    arrived,
    to: (number: string) => arrived.filter(({ to }) => to === number),
    /** Answers this number's messages with these in turn, and with the last of them from then on. */
    answer: (number: string, ...answers: Scripted[]) => void scripts.set(number, answers),
    env: {
      TWILIO_ACCOUNT_SID: "AC0123456789abcdef0123456789abcdef",
      TWILIO_AUTH_TOKEN: "0123456789abcdef0123456789abcdef",
      TWILIO_WHATSAPP_FROM: "+14155238886",
      WAREHOUSE_WHATSAPP_TO: `${warehouse.one}, whatsapp:${warehouse.two}`,
      WAREHOUSE_WHATSAPP_FALLBACK: fallbackNumber,
      TWILIO_API_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
  };
}

function accountOf(request: IncomingMessage): string {
  const [, encoded = ""] = (request.headers.authorization ?? "").split(" ");
  return Buffer.from(encoded, "base64").toString();
}

function answerOf(
  scripted: "taken" | { status: number; code?: number } | { takenWithError: number },
  to: string,
): { status: number; body: object } {
  const taken = { sid: "SM00000000000000000000000000000001", status: "queued", error_code: null };
  if (scripted === "taken") return { status: 201, body: taken };
  if ("takenWithError" in scripted) return { status: 201, body: { ...taken, error_code: scripted.takenWithError } };
  const { status, code } = scripted;
  return { status, body: { status, code, message: `The number ${to} can't be reached`, more_info: "" } };
}
