import { EventEmitter, once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer, type Server, type Socket } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";
import { warehouse } from "./orders";

/** A self-signed certificate for 127.0.0.1, valid for a hundred years, and its key: worth nothing anywhere else. */
const selfSigned = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgw0+N9Qseb1HjNDCS
2LIe3lW/DSk8vZNZqQHOQWQVoLahRANCAATrj+TKOAS8t2ZNOJowt1KCS7YCrec9
tngUvPWEb49t/YdD0fPxvVpOHn60DjqKV3qr3a9BBtixUhHMgEvzC30N
-----END PRIVATE KEY-----
`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBqTCCAVCgAwIBAgIUbtC3IlUSRyRFfCgh303MbGcl5mEwCgYIKoZIzj0EAwIw
ITEfMB0GA1UEAwwWbWFpbC53YXJlaG91c2UuZXhhbXBsZTAgFw0yNjExMjExMzA1
MTRaGA8yMTI2MTAyODEzMDUxNFowITEfMB0GA1UEAwwWbWFpbC53YXJlaG91c2Uu
ZXhhbXBsZTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABOuP5Mo4BLy3Zk04mjC3
UoJLtgKt5z22eBS89YRvj239h0PR8/G9Wk4efrQOOopXeqvdr0EG2LFSEcyAS/ML
fQ2jZDBiMB0GA1UdDgQWBBRThKKaOYEEgNTXbR0mOcqrOUe2BDAfBgNVHSMEGDAW
gBRThKKaOYEEgNTXbR0mOcqrOUe2BDAPBgNVHRMBAf8EBTADAQH/MA8GA1UdEQQI
MAaHBH8AAAEwCgYIKoZIzj0EAwIDRwAwRAIgGkd9wg34i28bpRCSX9PUUa3pAfmO
8rkgVY4zYYfM8NkCIC2n2eHbtqMIHwK4y1upyDA2uzJh6DTPjjuLolRWeBp+
-----END CERTIFICATE-----
`,
};

const answer = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

/** The shop's settings for a mail server at this port. */
export const mailEnv = (port: number, protocol = "smtp") => ({
  SMTP_URL: `${protocol}://shop:secret@127.0.0.1:${port}`,
  MAIL_FROM: "shop@wayanad-larder.example",
  WAREHOUSE_EMAIL: warehouse.email,
});

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/**
 * A real SMTP server on loopback that stores every mail it takes, and misbehaves as configured.
 * @param secure speaks TLS from the first byte, with a self-signed certificate
 * @param host where it listens: '0.0.0.0' reaches this machine, and is no loopback name
 */
export async function startMailServer(port = 0, secure = false, host = "127.0.0.1") {
  const mails: Email[] = [];
  const happened = new EventEmitter();
  /** The commands that the client sent, in order. */
  const commands: string[] = [];
  const ways = {
    /** Greets with this code, and no service; ends an open connection with it, too. */
    refuseGreeting: null as number | null,
    /** Answers AUTH with this code. */
    refuseSignIn: null as number | null,
    /** Answers RCPT TO with this code; a provider's answer quotes the reader's address. */
    refuseReader: null as number | null,
    /** Breaks off in the middle of the mail. */
    dropInData: false,
    /** Takes the mail and closes the connection before it has responded. */
    dropAfterData: false,
    /** Goes silent at MAIL FROM. */
    hang: false,
  };
  /** How many connections were made, and how many of them are open. */
  const connections = { made: 0, open: 0 };
  const onConnect: SMTPServerOptions["onConnect"] = (_session, done) => {
    connections.made += 1;
    connections.open += 1;
    done(ways.refuseGreeting ? answer(ways.refuseGreeting, "4.3.2 too busy for the shop at larder.example") : null);
  };
  const onAuth: SMTPServerOptions["onAuth"] = ({ username = "" }, _session, done) => {
    commands.push("AUTH");
    if (ways.refuseSignIn) done(answer(ways.refuseSignIn, `5.7.8 ${username} may not sign in`));
    else done(null, { user: username });
  };
  const onMailFrom: SMTPServerOptions["onMailFrom"] = (_address, _session, done) => {
    commands.push("MAIL FROM");
    if (ways.refuseGreeting) done(answer(ways.refuseGreeting, "4.3.2 too busy for the shop at larder.example"));
    else if (ways.hang) happened.emit("hanging");
    else done();
  };
  const onRcptTo: SMTPServerOptions["onRcptTo"] = ({ address }, _session, done) => {
    done(ways.refuseReader ? answer(ways.refuseReader, `5.1.1 <${address}> is unknown here`) : null);
  };
  const onData: SMTPServerOptions["onData"] = async (stream, _session, done) => {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) {
      chunks.push(chunk);
      if (ways.dropInData) return cut();
    }
    mails.push(await PostalMime.parse(Buffer.concat(chunks)));
    happened.emit("mail");
    if (ways.dropAfterData) cut();
    else done();
  };
  const onClose: SMTPServerOptions["onClose"] = () => {
    connections.open -= 1;
    happened.emit("closed");
  };
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const smtp = new SMTPServer({
    ...selfSigned,
    secure,
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    authOptional: true,
    disableReverseLookup: true,
    onConnect,
    onAuth,
    onMailFrom,
    onRcptTo,
    onData,
    onClose,
  });
  smtp.on("error", () => undefined);
  const sockets = socketsOf(smtp.server as Server);
  const listening = smtp.listen(port, host);
  await once(listening, "listening");
  async function stop(): Promise<void> {
    const stopped = new Promise<void>((done) => smtp.close(() => done()));
    cut();
    await stopped;
  }
  onTestFinished(stop);
  const own = (listening.address() as AddressInfo).port;
  return {
    mails,
    commands,
    connections,
    cut,
    ways,
    port: own,
    env: mailEnv(own, secure ? "smtps" : "smtp"),
    stop,
    next: (event: "mail" | "hanging" | "closed") => once(happened, event),
  };
}

/** Sends its banner and never another line. */
export async function startMuteMailServer() {
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.write("220 mute.example ESMTP\r\n");
    socket.once("data", () => server.emit("waiting"));
  });
  const sockets = socketsOf(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const stop = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  onTestFinished(stop);
  return { env: mailEnv((server.address() as AddressInfo).port), waiting: once(server, "waiting"), stop };
}

/** A port at which nothing answers. */
export async function closedPort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

function socketsOf(server: Server): Set<Socket> {
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  return sockets;
}
