import { expect, test } from "vitest";
import { cyclesOf, importsOf, problemOf, roomOf, sources } from "./walls";

const files = sources();
const imports = [...files].flatMap(([file, source]) => importsOf(file, source));

test("every import keeps within the walls, and no two files import each other in a circle", () => {
  expect(imports.length).toBeGreaterThan(4000);
  expect(imports.map(problemOf).filter(Boolean)).toEqual([]);
  expect(cyclesOf(imports)).toEqual([]);
});

test("every folder has a room of its own in the table", () => {
  const homeless = [...files.keys()].filter(
    (file) => file.includes("/") && !file.startsWith("tests/") && roomOf(file) === "",
  );
  expect(homeless, "Add its row to tests/unit/walls.ts.").toEqual([]);
});

test("every file of lib/server locks itself against the browser in its first line", () => {
  const open = [...files].filter(([, source]) => !source.startsWith('import "server-only";\n'));
  expect(open.map(([file]) => file).filter((file) => file.startsWith("lib/server/"))).toEqual([]);
});

test("no browser loads all texts of a language", () => {
  const loaded = new Set<string>();
  const load = (file: string): void => {
    if (loaded.has(file)) return;
    loaded.add(file);
    const values = files.get(file)?.replace(/^(?:import|export) type [^;]*;$/gm, "") ?? "";
    for (const { target } of importsOf(file, values)) load(target);
  };
  for (const [file, source] of files) if (source.startsWith('"use client"')) load(file);
  expect([...loaded]).toContain("lib/shop/messages/chat-texts.ts");
  expect([...loaded]).not.toContain("lib/shop/language/translate-in.ts");
});

test("what a process keeps is in processState: no variable of a module, and nothing else on globalThis", () => {
  const found = [...files].flatMap(([file, source]) =>
    source.split("\n").flatMap((line, index) => {
      const isKept = KEPT.test(line) && /^lib\/(server|edge)\//.test(file);
      const isGlobal = /\bglobalThis\b/.test(line) && /^(app|components|lib)\//.test(file) && file !== PROCESS_STATE;
      return isKept || isGlobal ? [`${file}:${index + 1}: put it into processState (${PROCESS_STATE}): ${line}`] : [];
    }),
  );
  expect(found).toEqual([]);
  const names = [...files].flatMap(([file, source]) =>
    /^lib\//.test(file) ? [...source.matchAll(/processState(?:<.*?>)?\(\s*"([^"]+)"/gs)].map(([, name]) => name) : [],
  );
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
const KEPT = /^(?:export )?(?:let|var) |^(?:export )?const (?!.*processState\().*new (?:Weak)?(?:Map|Set)(?:<.*>)?\(\)/;
const PROCESS_STATE = "lib/shop/storage/process-state.ts";

test.each([
  ["lib/shop/order/a.ts", 'import { env } from "#lib/server/settings/env.ts";', "lib/server"],
  ["lib/shop/order/a.ts", 'import type { X } from "#lib/shop/messages/order-email.ts";', "lib/browser"],
  ["lib/shop/cart/a.ts", 'export const load = () => import("node:fs");', "lib/server"],
  ["lib/browser/cart/a.ts", 'import "#lib/browser/checkout/queue.ts";', "lib/browser/orders"],
  ["lib/browser/cart/a.ts", 'import {\n  env,\n} from "#lib/server/settings/env.ts";', "lib/server"],
  ["lib/server/store/a.ts", 'import "#lib/server/http/route.ts";', "lib/server/auth"],
  ["lib/server/outbox/policies/a.ts", 'import "#lib/server/outbox/queue/leases.ts";', "lib/server/outbox/queue"],
  ["lib/server/orders/a.ts", 'import { Page } from "@/app/page";', "components or lib"],
  ["components/cart/a.tsx", 'import "#lib/server/settings/env.ts";', "lib/server"],
  ["components/ui/a.tsx", 'import "#lib/shop/cart/cart.ts";', "components"],
  ["app/cart/a.tsx", 'import "../page";', "'@/'"],
  ["scripts/a.ts", 'import "../app/page.tsx";', "components or lib"],
])("%s may not hold %s", (file, line, cure) => {
  const [found] = importsOf(file, `${line}\n`);
  expect(found && problemOf(found)).toContain(cure);
});

test("two files that import each other are found, through a third one and by types alone too", () => {
  const [a, b, c] = ["lib/shop/a.ts", "lib/shop/b.ts", "lib/shop/c.ts"];
  const imported = {
    [a]: 'import type { B } from "./b.ts";',
    [b]: 'import "#lib/shop/c.ts";',
    [c]: 'import "./a.ts";',
  };
  const circle = Object.entries(imported).flatMap(([file, line]) => importsOf(file, line));
  expect(cyclesOf(circle.slice(0, 2))).toEqual([]);
  expect(cyclesOf(circle)).toEqual([[a, b, c, a].join(" -> ")]);
});
