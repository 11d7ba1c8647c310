import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { products } from "#lib/shop/catalogue/catalogue.ts";
import { projectRoot } from "@/scripts/env";
import { sendJson } from "./e2e-shop";
import { staffToken } from "./orders";

/** Numbers from 0 to 1, the same in each run. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

/** The address of these visitors in X-Forwarded-For. */
export const ATTACKER = "198.51.100.7";

/** The product whose switch is flipped; nobody buys it. */
export const FLIPPED = products[0]?.slug ?? "";

/** Requests of every kind, as 'METHOD path|headers', of files that a page names. */
export async function everyKind(url: string): Promise<string[]> {
  const page = await (await fetch(url)).text();
  const [script = "/"] = /\/_next\/static\/chunks\/[\w.-]+\.js/.exec(page) ?? [];
  const [picture = "/"] = /\/pictures\/[\w.-]+\.avif/.exec(page) ?? [];
  const paths = ["/", `/product-details/${FLIPPED}`, "/categories", "/cart", "/nothing", "/search?q=tea"];
  const prefetch = "rsc: 1\r\nnext-router-prefetch: 1\r\nnext-router-segment-prefetch: /_tree";
  return [
    ...paths.flatMap((path) => [
      `GET ${path}`,
      `HEAD ${path}`,
      `GET ${path}|rsc: 1`,
      `GET ${path}|accept-encoding: br`,
    ]),
    ...paths.map((path) => `GET ${path}|${prefetch}`),
    ...[script, picture].flatMap((path) => [`GET ${path}`, `HEAD ${path}`, `GET ${path}|range: bytes=10-`]),
    ...[script, "/"].map((path) => `GET ${path}|if-none-match: "other"`),
    `GET ${picture}|if-modified-since: Sat, 01 Aug 2020 10:00:00 GMT`,
    `GET ${script.replace("/chunks", "/%63hunks")}`,
    "GET /api/config",
    "GET /api/orders",
    "GET /api/shop",
    "OPTIONS /",
    "GET /%00",
    "POST /cart",
    "POST /api/orders|content-type: application/json\r\ncontent-length: 200",
    // The page that the switch changes: whoever asks for it first after a flip waits for Next.
    ...Array.from({ length: 20 }, () => `HEAD /product-details/${FLIPPED}`),
  ];
}

/** A visitor who asks for one thing and leaves at some moment: before the request, within its answer or after it. */
export async function leavingVisitor(port: number, kinds: string[], random: () => number): Promise<void> {
  const [line = "", header] = (kinds[Math.floor(random() * kinds.length)] ?? "").split("|");
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  const closed = once(socket, "close");
  socket.resume();
  socket.write(
    `${line} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${ATTACKER}\r\n${header ? `${header}\r\n` : ""}\r\n`,
  );
  await pause(random() ** 2 * 40);
  socket.destroy();
  await closed;
}

/** Switches a product to sold out or back, as staff. Returns the status of the answer. */
export async function flip(url: string, inStock: boolean): Promise<number> {
  const headers = { authorization: `Bearer ${staffToken}` };
  return (await sendJson("PATCH", `${url}/api/products/${FLIPPED}`, { in_stock: inStock }, headers)).status;
}

/** A query of a hundred letters, made of the shop's own words with each letter stretched. */
export function stretchedQuery(random: () => number): string {
  const words = products.flatMap(({ name }) => name.toLowerCase().split(/\W+/)).filter((word) => word.length > 2);
  let query = "";
  while (query.length < 100) {
    const word = words[Math.floor(random() * words.length)] ?? "";
    query += [...word].map((letter) => letter.repeat(1 + Math.floor(random() * 4))).join("");
  }
  return query.slice(0, 100);
}

/**
 * Readers with the windows of a bad network, who have asked when this resolves.
 * @param request a request target and headers
 * @param pace how many bytes each reads every so many seconds; by default none
 * @returns a function that ends them
 */
export async function startReaders(
  port: number,
  count: number,
  [path, header = ""]: [path: string, header?: string],
  pace: [bytes?: number, seconds?: number] = [],
): Promise<() => Promise<void>> {
  const request = `GET ${path} HTTP/1.1\\r\\nHost: localhost\\r\\n${header && `${header}\\r\\n`}\\r\\n`;
  const script = join(projectRoot, "tests/support/stalled-readers.py");
  const args = [script, ...[port, count, request, ...pace].map(String)];
  const readers = spawn("python3", args, { stdio: ["pipe", "pipe", "inherit"] });
  const gone = once(readers, "exit");
  await Promise.race([once(readers.stdout, "data"), gone]);
  if (readers.exitCode !== null) throw new Error("The readers have ended before they asked.");
  return async () => {
    readers.stdin.end();
    await gone;
  };
}
