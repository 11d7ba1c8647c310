import { AsyncLocalStorage } from "node:async_hooks";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { pino } from "pino";
import { expect, inject, onTestFinished, vi } from "vitest";
import type { Store } from "#lib/server/store/store.ts";
import { refusalSchema } from "#lib/shop/http/api-errors.ts";
import type { Order, WireQuote } from "#lib/shop/order/order.ts";
import { MINUTE, pass } from "./clock";
import { emulatedStore, firestoreStore, newFirestore } from "./firestore";
import { anOrder, customer, type SentOrder, staffToken, tokensOf, warehouse } from "./orders";
import { type Call, requestOf } from "./request";

/** The state of one server's process, separate here so that one test can run two servers on one file. */
type Process = {
  /** The values of lib/shop/storage/process-state of this server. */
  values: Map<string, unknown>;
  tasks: Promise<unknown>[];
  logLines: string[];
  /** Next's revalidations. */
  revalidated: string[];
};
const processes = new AsyncLocalStorage<Process>();
const current = () => {
  const process = processes.getStore();
  if (!process) throw new Error("code of the shop ran outside of every server of this test");
  return process;
};
/** A test itself reads the catalogue and the environment, and runs an edge server; everything else that is kept is a server's. */
const ownNames = ["env", "live-facts", "upstream", "scripts-not-found", "secrets", "style-sheets"];
class OfTest extends Map<string, unknown> {
  override has(name: string): boolean {
    if (!ownNames.includes(name)) current();
    return super.has(name);
  }
}
const ofTest = new OfTest();
// Configurable: the next file of the same worker defines it again.
Object.defineProperty(globalThis, "anjaraiPerProcess", {
  configurable: true,
  get: () => processes.getStore()?.values ?? ofTest,
});

declare module "vitest" {
  interface ProvidedContext {
    /** The store of these tests' shops, where it isn't SQLite. */
    store?: "firestore" | "emulator";
  }
}
/** The Firestore, in this process, of the servers that share a data folder. */
const firestores = new Map<string, ReturnType<typeof newFirestore>>();
function injectedStore(dataDir: string): Store | undefined {
  if (inject("store") === undefined) return undefined;
  if (inject("store") === "emulator") return emulatedStore(`demo-${basename(dataDir).toLowerCase()}`);
  const shared = firestores.get(dataDir) ?? newFirestore();
  firestores.set(dataDir, shared);
  return firestoreStore(shared.client());
}

type Reported = {
  id: string;
  order_id: string;
  kind: string;
  recipient: string;
  status: "waiting" | "will be tried again" | "given up";
  attempts: number;
  reason: string | null;
  next_try_at: string | null;
};
export type Answer = {
  status: number;
  headers: Headers;
  text: string;
  body: {
    success: boolean;
    code?: string;
    error?: string;
    fields?: Record<string, string>;
    quote?: WireQuote;
    order?: Order;
    orders?: Order[];
    next_cursor?: string | null;
    notifications?: Reported[];
    [member: string]: unknown;
  };
};

const ofTheShop =
  /^(PORT|HOST|MESSAGE_|NEXT_PHASE|SHOP_|STAFF_|ORDER_STORE|FIRE|GOOGLE_APP|NEXT_PUBLIC_|CRON_|ALLOW_|AUTH_EMU|RATE_|TRUST_|SMTP_|MAIL_|WAREHOUSE_|TWILIO_)/;

function setEnvironment(variables: Record<string, string>): void {
  for (const name of Object.keys(process.env).filter((name) => ofTheShop.test(name))) vi.stubEnv(name, undefined);
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
}

let skipping = false;
/** Until the test ends the shop waits no second between two messages: for tests of what is sent, not of when. */
export function skipPauses(): void {
  skipping = true;
  onTestFinished(() => {
    skipping = false;
  });
}

/** Next's after() works in its own server only: here its tasks begin at once, and settled() waits for them. */
function mockSurroundings(): void {
  vi.doMock("next/server", async () => ({
    ...(await vi.importActual<typeof import("next/server")>("next/server")),
    after: (task: () => Promise<unknown>) => void current().tasks.push(Promise.resolve().then(task)),
  }));
  vi.doMock("next/cache", () => ({
    revalidatePath: (...path: string[]) => void current().revalidated.push(path.join(" ")),
  }));
  vi.doMock("node:timers/promises", async () => {
    const real = await vi.importActual<typeof import("node:timers/promises")>("node:timers/promises");
    const pause: typeof real.setTimeout = (milliseconds = 0, ...others) =>
      real.setTimeout(skipping && milliseconds <= 1000 ? 0 : milliseconds, ...others);
    return { ...real, setTimeout: pause };
  });
  vi.doMock("pino", async () => {
    const { default: real } = await vi.importActual<{ default: typeof pino }>("pino");
    const collected = { write: (line: string) => void current().logLines.push(line) };
    return { default: Object.assign((options: pino.LoggerOptions) => real(options, collected), real) };
  });
}

type Handler = (request: Request, context: { params: Promise<Record<string, string | string[]>> }) => Promise<Response>;
type Handlers = Record<Call["method"], Handler>;
const files = import.meta.glob<Handlers>(["../../app/api/**/route.ts", "../../app/pictures/[[]file]/route.ts"]);

/** Each handler with the paths that it answers: those without a parameter come first, as in Next. */
async function loadRoutes() {
  const loaded = Object.entries(files).map(async ([file, load]) => {
    const path = file.replace("../../app/", "/").replace("/route.ts", "");
    const pattern = path.replace(/\[\.{3}(\w+)\]/, "(?<$1>.+)").replace(/\[(\w+)\]/g, "(?<$1>[^/]+)");
    return { path, pattern: new RegExp(`^${pattern}$`), handlers: await load() };
  });
  const rank = ({ path }: { path: string }) => (path.includes("[...") ? 2 : Number(path.includes("[")));
  return (await Promise.all(loaded)).sort((a, b) => rank(a) - rank(b));
}

/** The shop's modules, loaded once for all servers of a test file: what differs between two of them is their processes' state. */
let modulesOfFile: ReturnType<typeof loadModules> | undefined;

/** Has the next server load all modules anew: for tests that replace one. */
export function reloadModules(): void {
  modulesOfFile = undefined;
}

async function loadModules() {
  // What the test file itself has imported was loaded without the mocks.
  vi.resetModules();
  mockSurroundings();
  const [routes, { env }, { openStore }, { startServer }, { stopDelivering }, { deliverDue }] = await Promise.all([
    loadRoutes(),
    import("#lib/server/settings/env.ts"),
    import("#lib/server/store/open-store.ts"),
    import("#lib/server/running/start-server.ts"),
    import("#lib/server/outbox/queue/leases.ts"),
    import("#lib/server/outbox/queue/outbox.ts"),
  ]);
  return { routes, env, openStore, startServer, stopDelivering, deliverDue };
}

export type Shop = Awaited<ReturnType<typeof freshShop>>;

/**
 * A server of the shop as it is after its start: modules loaded anew, its own store connection, limits and log. Closed
 * when the test ends, when its log is also searched for people and secrets.
 * @param dataDir of another server, to run beside it or after it; its own new one otherwise
 * @param store where it keeps its orders instead of in that folder
 */
export async function freshShop(
  variables: Record<string, string> = {},
  dataDir = newDataDir(),
  store: Store | undefined = injectedStore(dataDir),
) {
  const own: Process = { values: new Map(), tasks: [], logLines: [], revalidated: [] };
  if (store) own.values.set("store", store);
  const inside = <T>(work: () => T): T => processes.run(own, work);
  setEnvironment({ SHOP_DATA_DIR: dataDir, STAFF_API_TOKEN: staffToken, ...variables });
  modulesOfFile ??= loadModules();
  const modules = await modulesOfFile;
  inside(modules.env);

  async function call(method: Call["method"], path: string, details: Omit<Call, "method" | "path"> = {}) {
    const request = requestOf({ method, path, ...details });
    return inside(async () => checked(await answerTo(request)));
  }
  async function answerTo(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const { routes } = modules;
    const route = routes.find(({ pattern }) => pattern.test(pathname)) ?? routes.at(-1) ?? expect.fail("no routes");
    const params: Record<string, string | string[]> = { ...route.pattern.exec(pathname)?.groups };
    if (route === routes.at(-1)) params.unknown = pathname.replace("/api/", "").split("/");
    return route.handlers[request.method as Call["method"]](request, { params: Promise.resolve(params) });
  }
  async function untilAnswered(...sent: Parameters<typeof call>) {
    let answer = await call(...sent);
    for (let tries = 1; answer.status === 503 && tries < 20; tries += 1) answer = await call(...sent);
    return answer;
  }
  async function settled(): Promise<void> {
    for (let task = own.tasks.pop(); task; task = own.tasks.pop()) await task;
  }
  onTestFinished(async () => {
    // A round that is still sending would go on in the next file's test.
    const mails = own.values.get("mail-connection") as MailConnection | undefined;
    mails?.transport?.close({ force: true });
    await inside(() => modules.stopDelivering(0));
    await settled();
    stopOutboxTimer(own);
    await expect.poll(() => isDelivering(own), { timeout: 10_000 }).toBe(false);
    stopShopPoll(own);
    // A store that was handed in is its test's own, and may serve another server still.
    if (!store) (own.values.get("store") as { close?: () => void } | undefined)?.close?.();
    expectNoPersonalData(own.logLines);
  });
  return {
    dataDir,
    logLines: own.logLines,
    revalidated: own.revalidated,
    inside,
    call,
    /** As a person who presses again: an emulator that has just started, or that fifty rivals ask, may answer too late. */
    untilAnswered,
    /** Waits until every after() task so far is done. */
    settled,
    store: () => inside(modules.openStore),
    /** What Next has the server do before its first request. */
    start: () => inside(modules.startServer),
    /** What the outbox does when the server is told to end. @param deadlineMs how long attempts under way may take, in milliseconds */
    stopDelivering: (deadlineMs: number, ends?: boolean) => inside(() => modules.stopDelivering(deadlineMs, ends)),
    /** What a browser gets for a picture that is no file of the shop. */
    picture: (file: string) => inside(() => answerTo(requestOf({ method: "GET", path: `/pictures/${file}` }))),
    place: (order: SentOrder, headers = {}) => call("POST", "/api/orders", { body: order, headers }),
    /** Places an order and waits for its messages. @returns what was sent */
    async placed(other: Partial<SentOrder> = {}): Promise<SentOrder> {
      const sent = anOrder(other);
      const { status, body } = await call("POST", "/api/orders", { body: sent });
      expect([status, body.error]).toEqual([201, undefined]);
      await settled();
      return sent;
    },
    stored: async (orderId: string) =>
      (await inside(modules.openStore).find(orderId))?.order ?? expect.fail(`no order ${orderId}`),
    asStaff: (method: Call["method"], path: string, body?: unknown) => call(method, path, { body, token: staffToken }),
    /** What the server's timer does when messages are due. */
    deliverDue: () => inside(modules.deliverDue),
    /** The same by a press of staff's, which nothing holds back. */
    async tryDue() {
      const { tried, sent } = (await call("POST", "/api/notifications", { token: staffToken })).body;
      return { tried, sent };
    },
    /** Changes a status under a clock that stands still, and sends what that causes when its time has come. */
    async tellStatus(orderId: string, body: { status: string; notify?: boolean }) {
      await call("PATCH", `/api/orders?orderId=${orderId}`, { body, token: staffToken });
      await settled();
      pass(MINUTE);
      await call("POST", "/api/notifications", { token: staffToken });
    },
    /** What staff change of one order. */
    change: (orderId: string, body: object) =>
      call("PATCH", `/api/orders?orderId=${orderId}`, { body, token: staffToken }),
    cancel: (order_id: string, guest_phone: string, reason?: string) =>
      call("POST", "/api/order-status/cancel", { body: { order_id, guest_phone, reason } }),
    lookUp: (order_id: string, guest_phone: string) =>
      call("POST", "/api/order-status", { body: { order_id, guest_phone } }),
    async unsent() {
      const { body } = await call("GET", "/api/notifications", { token: staffToken });
      return body.notifications ?? [];
    },
  };
}

/**
 * Does what a process of its own with these settings would do. Its state is its own, and its store is closed afterwards.
 * @param load imports what is run, with the modules of this file's servers
 */
export async function inOwnProcess<M, T>(
  variables: Record<string, string>,
  load: () => Promise<M>,
  run: (loaded: M) => Promise<T>,
): Promise<T> {
  const own: Process = { values: new Map(), tasks: [], logLines: [], revalidated: [] };
  modulesOfFile ??= loadModules();
  await modulesOfFile;
  setEnvironment(variables);
  return processes.run(own, async () => {
    try {
      return await run(await load());
    } finally {
      (own.values.get("store") as { close?: () => void } | undefined)?.close?.();
    }
  });
}

/** A timer that outlives its test would fire in the next file of the same worker, which knows nothing of this server. */
function stopOutboxTimer({ values }: Process): void {
  const timer = values.get("outbox-timer") as { timeout?: NodeJS.Timeout; wakesAt: number } | undefined;
  if (!timer) return;
  clearTimeout(timer.timeout);
  // Never later than it was going to: so it is not set again.
  timer.wakesAt = Number.NEGATIVE_INFINITY;
}

type MailConnection = { transport: { close: (how: { force: boolean }) => void } | null };

function isDelivering({ values }: Process): boolean {
  return (values.get("outbox-timer") as { delivering: boolean } | undefined)?.delivering ?? false;
}

/** The same for the timer that reads the shop's state. */
function stopShopPoll({ values }: Process): void {
  const poll = values.get("shop-poll") as { started: boolean; timeout?: NodeJS.Timeout } | undefined;
  if (!poll) return;
  clearTimeout(poll.timeout);
  poll.started = false;
}

/** A disk in memory where there is one: hundreds of order files, each write of them waited for, are slow on a busy disk. */
const fastest = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

export function newDataDir(): string {
  const dataDir = mkdtempSync(join(fastest, "shop-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

/** Checks what every answer promises. Those that are no JSON are the packing slips' document and the metrics: their text is all of them. */
async function checked(response: Response): Promise<Answer> {
  const { status, headers } = response;
  const text = await response.text();
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
  if (headers.get("content-type")?.startsWith("text/")) return { status, headers, text, body: { success: true } };
  const body = JSON.parse(text) as Answer["body"];
  expect(headers.get("content-type")).toMatch(/^application\/json/);
  expect(body.success).toBe(response.status < 300);
  if (!body.success) refusalSchema.parse(body);
  if (response.status === 503 || response.status === 429)
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  return { status, headers, text, body };
}

function expectNoPersonalData(logLines: string[]): void {
  const { guest_name, guest_phone, guest_email, guest_address } = customer;
  const tokens = [staffToken, ...Object.values(tokensOf)];
  const people = [guest_name, guest_phone, guest_email, guest_address, ...Object.values(warehouse), ...tokens];
  for (const line of logLines) for (const secret of people) expect(line).not.toContain(secret);
}
