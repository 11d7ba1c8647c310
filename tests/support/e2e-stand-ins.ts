import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo, Server } from "node:net";
import { text } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { warehouse } from "./orders";

/** A WhatsApp message that arrived, and when, in milliseconds of a clock that only goes forward. */
type Arrived = { at: number; to: string; body: string };

const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** An SMTP server on loopback that takes every mail. */
export async function standInMail() {
  const mails: Email[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    onData: async (stream, _session, done) => {
      mails.push(await PostalMime.parse(await text(stream)));
      done();
    },
  });
  const listening = smtp.listen(0, "127.0.0.1");
  await once(listening, "listening");
  return {
    mails,
    settings: {
      SMTP_URL: `smtp://127.0.0.1:${portOf(listening as Server)}`,
      MAIL_FROM: "shop@anjarai.example",
      WAREHOUSE_EMAIL: warehouse.email,
    },
    stop: () => new Promise<void>((stopped) => smtp.close(stopped)),
  };
}

/** Stands in for Twilio's Messages API: takes every message. */
export async function standInTwilio() {
  const arrived: Arrived[] = [];
  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(await text(request));
    arrived.push({ at: performance.now(), to: form.get("To") ?? "", body: form.get("Body") ?? "" });
    const taken = { sid: `SM${String(arrived.length).padStart(32, "0")}`, status: "queued", error_code: null };
    response.writeHead(201, { "content-type": "application/json" }).end(JSON.stringify(taken));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    arrived,
    settings: {
      TWILIO_ACCOUNT_SID: "AC0123456789abcdef0123456789abcdef",
      TWILIO_AUTH_TOKEN: "twilio-token",
      TWILIO_WHATSAPP_FROM: "+14155238886",
      WAREHOUSE_WHATSAPP_TO: `${warehouse.one},${warehouse.two}`,
      TWILIO_API_BASE_URL: `http://127.0.0.1:${portOf(server)}`,
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((stopped) => server.close(stopped));
    },
  };
}
