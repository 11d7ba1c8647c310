import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo, Server, Socket } from "node:net";
import { text } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { warehouse } from "./orders";

/** A WhatsApp message that arrived, and when, in milliseconds of a clock that only goes forward. */
type Arrived = { at: number; to: string; body: string };

/** What a test does around a provider's yes to one reader: an e-mail address, or a number with 'whatsapp:' before it. */
type Moments = {
  /** False when the sender has died meanwhile: then the provider takes nothing. */
  beforeYes?: (reader: string) => Promise<boolean>;
  /** True while the mail server answers that it takes no mail for anybody. */
  refusesReaders?: () => boolean;
  /** Right after the yes was sent. */
  afterYes?: (reader: string) => void;
};

const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** An SMTP server on loopback that takes every mail. */
export async function standInMail({ beforeYes, afterYes, refusesReaders }: Moments = {}) {
  const mails: Email[] = [];
  let deciding = 0;
  const smtp = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    onRcptTo: (_address, _session, done) =>
      done(refusesReaders?.() ? Object.assign(new Error("no such reader"), { responseCode: 550 }) : null),
    onData: async (stream, _session, done) => {
      // A sender that dies half way through a mail has sent none.
      const raw = await text(stream).catch(() => null);
      if (raw === null) return;
      deciding++;
      const mail = await PostalMime.parse(raw);
      const reader = mail.to?.[0]?.address ?? "";
      if (!beforeYes || (await beforeYes(reader))) {
        mails.push(mail);
        done();
        afterYes?.(reader);
      }
      deciding--;
    },
  });
  smtp.on("error", () => undefined);
  const listening = smtp.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const sockets = openSockets(listening as Server);
  return {
    mails,
    /** Whether something may still arrive of what is under way. */
    isBusy: () => sockets.size + deciding > 0,
    settings: {
      SMTP_URL: `smtp://127.0.0.1:${portOf(listening as Server)}`,
      MAIL_FROM: "shop@wayanad-larder.example",
      WAREHOUSE_EMAIL: warehouse.email,
    },
    stop: () => new Promise<void>((stopped) => smtp.close(stopped)),
  };
}

/** Stands in for Twilio's Messages API: takes every message, and has delivered it for who asks. */
export async function standInTwilio({ beforeYes, afterYes }: Moments = {}) {
  const arrived: Arrived[] = [];
  const server = createServer(async (request, response) => {
    const json = { "content-type": "application/json" };
    const [, sid] = /\/Messages\/(\w+)\.json$/.exec(request.url ?? "") ?? [];
    if (request.method === "GET")
      return void response.writeHead(200, json).end(JSON.stringify({ sid, status: "delivered", error_code: null }));
    const form = new URLSearchParams(await text(request));
    const to = form.get("To") ?? "";
    if (beforeYes && !(await beforeYes(to))) return;
    arrived.push({ at: performance.now(), to, body: form.get("Body") ?? "" });
    const taken = { sid: `SM${String(arrived.length).padStart(32, "0")}`, status: "queued", error_code: null };
    response.writeHead(201, json).end(JSON.stringify(taken));
    afterYes?.(to);
  });
  const sockets = openSockets(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    arrived,
    isBusy: () => sockets.size > 0,
    settings: {
      TWILIO_ACCOUNT_SID: "AC0123456789abcdef0123456789abcdef",
      TWILIO_AUTH_TOKEN: "0123456789abcdef0123456789abcdef",
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

function openSockets(server: Server): Set<Socket> {
  const open = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    open.add(socket);
    // A sender that is killed may end its connections rudely.
    socket.on("error", () => undefined);
    socket.on("close", () => open.delete(socket));
  });
  return open;
}
