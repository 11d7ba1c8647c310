import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A room: a folder, or a file, by its path. */
type Room = string;
/** What a room may import beside itself: rooms with all that is in them, packages by their names, `npm` and `node:` for any. */
type Row = [room: Room, ...mayImport: string[]];

/** Rooms of a folder, floor | floor from the ground up: each may import the floors below its own, the loose files, and `always`. */
function floors(folder: Room, always: string[], names: string): Row[] {
  const roomsOn = (floor: string) =>
    floor
      .trim()
      .split(/\s+/)
      .map((name) => `${folder}/${name}`);
  const all = names.split("|").map(roomsOn);
  return all.flatMap((floor, index) => floor.map((room): Row => [room, ...all.slice(0, index).flat(), ...always]));
}

const drawing = ["react", "react-dom", "next", "zod", "@hookform", "react-hook-form", "@tanstack"];
/** What everything in a browser stands on: these rooms may import each other. */
const ground = ["/*", "/api", "/consent", "/language", "/page", "/shop-state", "/storage"].map(
  (name) => `lib/browser${name}`,
);
const inBrowsers = [...ground, "lib/shop", "#texts", "#pages", ...drawing, "firebase", "workbox-*"];
const ofShop = ["#texts", "#pages", "zod"];
const onServers = ["lib/shop", "#texts", "npm", "node:"];
const belowOutbox = ["settings", "process", "store", "log", "http", "auth", "language", "shop-state"];
/** The outbox's queue stands on its alerts, these on its policies, and all on its channels. */
const inOutbox = (name: string, ...others: string[]): Row => [
  `lib/server/outbox/${name}`,
  ...others.map((other) => `lib/server/outbox/${other}`),
  ...belowOutbox.map((below) => `lib/server/${below}`),
  ...onServers,
];
/** Who may import what. A line that breaks a wall belongs into a room that may, or what it needs comes in as an argument. */
const walls: Row[] = [
  ["app", "components", "lib", "#texts", "#inline", "#pages", "react", "next", "server-only", "tailwindcss"],
  ["components", "components/ui", "lib/browser", "lib/shop", "#texts", "#pages", ...drawing],
  ["components/ui", ...drawing],
  ["lib/browser", ...inBrowsers],
  ...ground.slice(1).map((room): Row => [room, ...inBrowsers]),
  ...floors("lib/browser", inBrowsers, "service-worker account staff | cart catalogue offers | checkout | orders"),
  ["lib/edge", "lib/shop", "node:", "lru-cache"],
  ...floors(
    "lib/server",
    onServers,
    `settings process | store | log | http | auth | language shop-state | offers pages photos outbox |
    orders | running`,
  ),
  inOutbox("channels"),
  inOutbox("policies", "channels"),
  inOutbox("alerts", "policies", "channels"),
  inOutbox("queue", "policies", "channels", "alerts"),
  ...floors(
    "lib/shop",
    ofShop,
    `language storage | customer | content | facts | catalogue http | pricing shop-state | account cart pictures |
    order search | checkout tax | desk offline warehouse | home messages metrics seo`,
  ),
  ["scripts", "lib", "art", "tools", "#texts", "#content", "npm", "node:"],
  ["tools", "lib", "scripts", "#texts", "#content", "npm", "node:"],
  ["art", "components/ui", "lib", "scripts", "npm", "node:"],
  ["", "lib", "scripts", "components", "npm", "node:"],
];

/** What a file, or a room, may import beyond its row. The first ones are the seam to the content: the others get its facts from them. */
const more: Row[] = [
  ...[
    ...["catalogue", "catalogue-texts", "filed-facts", "live-facts", "names"].map((name) => `catalogue/${name}`),
    ...["order/delivery-area", "pictures/picture-files", "pricing/promotion", "search/search-words", "seo/share-cards"],
    ...["facts/shop", "facts/shop-texts"],
  ].map((name): Row => [`lib/shop/${name}.ts`, "#content", "#filed-facts"]),
  ["lib/shop/search/search-index.ts", "minisearch"],
  ["lib/shop/order/qr-code.ts", "lean-qr"],
  ["lib/shop/language", "icu-minify"],
];

export type Import = { file: string; line: number; target: string; written: string };

const inside = (path: string, room: string) => room === "" || path === room || path.startsWith(`${room}/`);
const rooms = walls.map(([room]) => room).sort((a, b) => b.length - a.length);
export const roomOf = (path: string): Room => rooms.find((room) => inside(path, room)) ?? "";

/** The imports of a source text, each with the path in the project, or the package, that it leads to. */
export function importsOf(file: string, source: string): Import[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, (comment) => comment.replace(/[^\n]/g, " "));
  const found =
    /^\s*(?:import|export)\b[^"'`;]*?\bfrom\s+"([^"\n]+)"|^\s*import\s+"([^"\n]+)"|\bimport\(\s*"([^"\n]+)"/gm;
  return [...code.matchAll(found)].map(({ 0: all, 1: from, 2: bare, 3: later, index }) => {
    const written = from ?? bare ?? later ?? "";
    const line = code.slice(0, index + all.length).split("\n").length;
    return { file, line, target: targetOf(file, written), written };
  });
}

function targetOf(file: string, written: string): string {
  const path = written.startsWith(".") ? join(dirname(file), written) : written.replace(/^@\/|^#(?=lib\/)/, "");
  const isOurs = /^(\.|@\/|#lib\/)/.test(written);
  return isOurs ? (["", ".ts", ".tsx"].map((end) => path + end).find((one) => existsSync(one)) ?? path) : path;
}

const matches = (target: string, allowed: string) =>
  (allowed.endsWith("/*") && dirname(target) === allowed.slice(0, -2)) ||
  inside(target, allowed) ||
  (allowed === "node:" && target.startsWith("node:")) ||
  (/\w-\*$/.test(allowed) && target.startsWith(allowed.slice(0, -1))) ||
  (allowed === "npm" && /^(?:@[\w-]+\/)?[a-z]/.test(target) && !existsSync(target.split("/")[0] ?? ""));

function mayImport([room, ...allowed]: Row, target: string): boolean {
  return roomOf(target) === room || allowed.some((one) => matches(target, one));
}

/** What is wrong with an import, and where it could go; null where it is allowed. */
export function problemOf({ file, line, target, written }: Import): string | null {
  const isTest = inside(file, "tests");
  const room = roomOf(file);
  const row = walls.find(([name]) => name === room) ?? [room];
  const at = `${file}:${line}: ${written}:`;
  if (/\.\.\//.test(written) && !/^(scripts|tools|art)\/|^tests\/[^/]+$/.test(file))
    return `${at} no '../': reach across folders with '@/' or '#lib/'`;
  if (isTest) return null;
  if (inside(target, "app")) {
    const isOwn = inside(file, "app") && (written.startsWith("./") || /^app\/(_|globals\.css)/.test(target));
    return isOwn ? null : `${at} nobody imports a page; what two of them need goes into components or lib`;
  }
  if (more.some(([room, ...allowed]) => inside(file, room) && allowed.some((one) => matches(target, one)))) return null;
  if (mayImport(row, target)) return null;
  const others = walls.filter((other) => mayImport(other, target)).map(([name]) => name || "/");
  return `${at} ${room || "/"} may import ${row.slice(1).join(", ")}; ${target} may be imported by ${others.join(", ")}`;
}

/** Files that import each other in a circle, each circle once. */
export function cyclesOf(imports: Import[]): string[] {
  const edges = Map.groupBy(imports, ({ file }) => file);
  const cycles = new Set<string>();
  const done = new Set<string>();
  const visit = (file: string, way: string[]): void => {
    const from = way.indexOf(file);
    if (from >= 0) cycles.add([...way.slice(from), file].join(" -> "));
    if (from >= 0 || done.has(file)) return;
    for (const { target } of edges.get(file) ?? []) visit(target, [...way, file]);
    done.add(file);
  };
  for (const file of edges.keys()) visit(file, []);
  return [...cycles];
}

/** Every source file of the project with its text. */
export const sources = (): Map<string, string> =>
  new Map(
    globSync(["*.ts", "{app,art,components,lib,scripts,tests,tools}/**/*.{ts,tsx}"], {
      exclude: ["**/node_modules/**"],
    }).map((file) => [file, readFileSync(file, "utf8")]),
  );
