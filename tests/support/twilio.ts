import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
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

/**
 * The fate of a message since it was accepted: a status of Twilio's, with a code where it failed; or no response to the
 * check.
 */
export type QueueState = { status: string; code?: number } | "cut";

/** A message that arrived: the form's fields, and when, in milliseconds of a clock that no test sets. */
type Arrived = { to: string; at: number; path: string; account: string; form: Record<string, string> };

const ACCOUNT = "AC0123456789abcdef0123456789abcdef";
const TOKEN = "0123456789abcdef0123456789abcdef";
const account = `${ACCOUNT}:${TOKEN}`;
const json = { "content-type": "application/json" };
const sidOf = (count: number) => `SM${String(count).padStart(32, "0")}`;

/** The next of a script; its last stays from then on. */
function inTurn<T>(script: T[] = []): T | undefined {
  return script.length > 1 ? script.shift() : script[0];
}

/** Stands in for Twilio's Messages API, over HTTP on loopback. */
export async function startTwilio() {
  const arrived: Arrived[] = [];
  const scripts = new Map<string, Scripted[]>();
  const asked: string[] = [];
  const taken: string[] = [];
  const fates = new Map<string, QueueState[]>();
  /** Of the message whose number this is among all that were taken. */
  const answerFate = (sid: string, response: ServerResponse) => {
    const to = taken[Number(sid.slice(2)) - 1];
    if (to === undefined) return void response.writeHead(404, json).end(JSON.stringify({ status: 404, code: 20404 }));
    asked.push(to);
    const fate = inTurn(fates.get(to)) ?? { status: "delivered" };
    if (fate === "cut") return void response.destroy();
    const { status, code = null } = fate;
    response.writeHead(200, json).end(JSON.stringify({ sid, status, error_code: code }));
  };
  const own = { status: "active", approval: "approved" };
  const server = createServer(async (request, response) => {
    const [, sid] = /\/Messages\/(\w+)\.json$/.exec(request.url ?? "") ?? [];
    if (request.method === "GET" && accountOf(request) !== account) return refuseSignIn(response);
    if (request.method === "GET" && sid) return answerFate(sid, response);
    if (request.method === "GET") return answerAccount(request.url ?? "", response, own);
    const form = Object.fromEntries(new URLSearchParams(await text(request)));
    const to = form.To?.replace("whatsapp:", "") ?? "";
    arrived.push({ to, at: performance.now(), path: request.url ?? "", account: accountOf(request), form });
    const scripted = inTurn(scripts.get(to)) ?? "taken";
    if (scripted === "cut") return void request.socket.destroy();
    if (scripted === "silence") return;
    if (typeof scripted === "object" && "page" in scripted) {
      const page = `<html><body>The gateway has no way to ${to}</body></html>`;
      return void response.writeHead(scripted.page, { "content-type": "text/html" }).end(page);
    }
    if (scripted === "taken") taken.push(to);
    const { status, body } = answerOf(scripted, to, sidOf(taken.length));
    response.writeHead(status, json).end(JSON.stringify(body));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    arrived,
    /** What Twilio says of the account, and WhatsApp of its template. */
    own,
    to: (number: string) => arrived.filter(({ to }) => to === number),
    /** Answers this number's messages with these in turn, and with the last of them from then on. */
    answer: (number: string, ...answers: Scripted[]) => void scripts.set(number, answers),
    /** The numbers whose messages were checked, in turn. */
    asked,
    /** The results of checks of this number's messages: these in turn, and the last of them from then on. */
    fate: (number: string, ...fate: QueueState[]) => void fates.set(number, fate),
    env: {
      TWILIO_ACCOUNT_SID: ACCOUNT,
      TWILIO_AUTH_TOKEN: TOKEN,
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
  sid: string,
): { status: number; body: object } {
  const taken = { sid, status: "queued", error_code: null };
  if (scripted === "taken") return { status: 201, body: taken };
  if ("takenWithError" in scripted) return { status: 201, body: { ...taken, error_code: scripted.takenWithError } };
  const { status, code } = scripted;
  return { status, body: { status, code, message: `The number ${to} can't be reached`, more_info: "" } };
}

function refuseSignIn(response: ServerResponse): void {
  response.writeHead(401, json).end(JSON.stringify({ status: 401, code: 20003 }));
}

/** The account itself, or the approval of its template. */
function answerAccount(url: string, response: ServerResponse, { status, approval }: Record<string, string>): void {
  const body = url.endsWith("/ApprovalRequests") ? { whatsapp: { status: approval } } : { sid: ACCOUNT, status };
  response.writeHead(200, json).end(JSON.stringify(body));
}
