import { spawnSync } from "node:child_process";
import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BIOME } from "@/scripts/install-tools";

const IMPORTS = "noRestrictedImports";
const GLOBALS = "noRestrictedGlobals";

/** The file a line is planted in, the line, and the rule that must refuse it. */
const refused: [file: string, line: string, rule: string][] = [
  ["lib/shop/a.ts", 'import "#lib/server/env.ts";', IMPORTS],
  ["lib/shop/b.ts", 'import "#lib/edge/server.ts";', IMPORTS],
  ["lib/shop/c.ts", 'import "react";', IMPORTS],
  ["lib/shop/d.ts", 'import type { X } from "node:fs";\nexport type Y = X;', IMPORTS],
  ["lib/shop/e.ts", 'export const load = () => import("node:fs");', IMPORTS],
  ["lib/shop/f.ts", 'import "./../server/env";', IMPORTS],
  ["lib/shop/m.ts", 'import "minisearch";', IMPORTS],
  ["lib/browser/a.ts", 'import "#lib/server/env.ts";', IMPORTS],
  ["lib/browser/b.ts", 'import "@/components/ui/button";', IMPORTS],
  ["lib/browser/c.ts", 'import "node:crypto";', IMPORTS],
  ["lib/server/a.ts", 'import "#lib/browser/env.ts";', IMPORTS],
  ["lib/server/b.ts", 'import "@/components/ui/button";', IMPORTS],
  ["lib/server/orders/c.ts", 'import "../env";', IMPORTS],
  ["lib/server/d.ts", 'import "@/app/page";', IMPORTS],
  ["lib/server/outbox/policies/a.ts", 'import "#lib/server/outbox/queue/leases.ts";', IMPORTS],
  ["lib/server/outbox/policies/b.ts", 'import "#lib/server/outbox/alerts/alarms.ts";', IMPORTS],
  ["lib/server/outbox/channels/a.ts", 'import "#lib/server/outbox/queue/leases.ts";', IMPORTS],
  ["lib/server/outbox/channels/b.ts", 'import "#lib/server/outbox/policies/ceiling.ts";', IMPORTS],
  ["lib/server/outbox/channels/c.ts", 'import "#lib/browser/env.ts";', IMPORTS],
  ["lib/server/outbox/alerts/a.ts", 'import "#lib/server/outbox/queue/leases.ts";', IMPORTS],
  ["lib/server/outbox/alerts/b.ts", 'import "#lib/server/outbox/channels/sms.ts";', IMPORTS],
  ["lib/shop/language/a.ts", 'import "#lib/shop/shop.ts";', IMPORTS],
  ["lib/shop/customer/a.ts", 'import "#lib/shop/order/order.ts";', IMPORTS],
  ["lib/shop/content/a.ts", 'import "#lib/shop/shop.ts";', IMPORTS],
  ["lib/shop/catalogue/a.ts", 'import "#lib/shop/pricing/quote.ts";', IMPORTS],
  ["lib/shop/pricing/a.ts", 'import "#lib/shop/cart/cart.ts";', IMPORTS],
  ["lib/shop/shop-state/a.ts", 'import "#lib/shop/pricing/quote.ts";', IMPORTS],
  ["lib/shop/cart/a.ts", 'import "#lib/shop/order/order.ts";', IMPORTS],
  ["lib/shop/order/a.ts", 'import "#lib/shop/checkout/checkout-draft.ts";', IMPORTS],
  ["lib/shop/checkout/a.ts", 'import "#lib/shop/messages/order-email.ts";', IMPORTS],
  ["lib/shop/warehouse/a.ts", 'import "#lib/shop/messages/order-email.ts";', IMPORTS],
  ["lib/shop/desk/a.ts", 'import "#lib/shop/messages/html.ts";', IMPORTS],
  ["lib/browser/storage/a.ts", 'import "#lib/browser/account/use-user.ts";', IMPORTS],
  ["lib/browser/account/a.ts", 'import "#lib/browser/checkout/queue.ts";', IMPORTS],
  ["lib/browser/cart/a.ts", 'import "#lib/browser/checkout/queue.ts";', IMPORTS],
  ["lib/browser/checkout/a.ts", 'import "#lib/browser/orders/use-adopt-order.ts";', IMPORTS],
  ["lib/browser/staff/a.ts", 'import "#lib/browser/cart/use-cart.ts";', IMPORTS],
  ["lib/server/settings/a.ts", 'import "#lib/server/store/store.ts";', IMPORTS],
  ["lib/server/store/a.ts", 'import "#lib/server/http/route.ts";', IMPORTS],
  ["lib/server/http/a.ts", 'import "#lib/server/auth/caller.ts";', IMPORTS],
  ["lib/server/auth/a.ts", 'import "#lib/server/outbox/queue/leases.ts";', IMPORTS],
  ["lib/server/shop-state/a.ts", 'import "#lib/server/pages/page-metadata.ts";', IMPORTS],
  ["lib/server/pages/a.ts", 'import "#lib/server/orders/place-order.ts";', IMPORTS],
  ["lib/server/outbox/queue/a.ts", 'import "#lib/server/orders/place-order.ts";', IMPORTS],
  ["lib/server/outbox/policies/c.ts", 'import "#lib/server/orders/place-order.ts";', IMPORTS],
  ["lib/server/offers/a.ts", 'import "#lib/server/orders/place-order.ts";', IMPORTS],
  ["components/ui/a.tsx", 'import "#lib/shop/cart/cart.ts";', IMPORTS],
  ["components/ui/b.tsx", 'import "@/components/cart/line";', IMPORTS],
  ["components/cart/a.tsx", 'import "../checkout/form";', IMPORTS],
  ["components/cart/b.tsx", 'import "#lib/server/auth/caller.ts";', IMPORTS],
  ["components/cart/c.tsx", 'import "@/app/page";', IMPORTS],
  ["app/a.tsx", 'import "@/app/page";', IMPORTS],
  ["app/cart/b.tsx", 'import "../page";', IMPORTS],
  ["app/c.tsx", 'import "twilio";', IMPORTS],
  ["app/d.tsx", 'import "@/tests/support/shop";', IMPORTS],
  ["tests/unit/a.ts", 'import "../support/shop";', IMPORTS],
  ["scripts/a.ts", 'import "../app/page.tsx";', IMPORTS],
  ["lib/server/env-elsewhere.ts", "export const port = process.env.PORT;", "noProcessEnv"],
  ["components/cart/d.tsx", 'export const P = () => <p style={{ color: "red" }} />;', "plugin"],
  ["lib/browser/d.ts", 'console.log("here");', "noConsole"],
  ["lib/shop/h.ts", 'import "#content/shop.ts";', IMPORTS],
  ["lib/browser/e.ts", 'import "#content/shop.ts";', IMPORTS],
  ["lib/server/e.ts", 'import "#content/texts.ts";', IMPORTS],
  ["components/cart/e.tsx", 'import "#content/catalogue.ts";', IMPORTS],
  ["components/ui/c.tsx", 'import "#content/catalogue.ts";', IMPORTS],
  ["app/e.tsx", 'import "#content/catalogue.ts";', IMPORTS],
  ["lib/edge/a.ts", 'import "#lib/server/env.ts";', IMPORTS],
  ["lib/edge/b.ts", 'import "next";', IMPORTS],
  ["lib/server/f.ts", 'import "#lib/edge/server.ts";', IMPORTS],
  ["lib/browser/f.ts", 'import "#lib/edge/server.ts";', IMPORTS],
  ["lib/browser/g.ts", 'import "twilio";', IMPORTS],
  ["components/cart/f.tsx", 'import "#lib/edge/server.ts";', IMPORTS],
  ["lib/shop/i.ts", "export const width = () => window.innerWidth;", GLOBALS],
  ["lib/shop/j.ts", "export const title = () => document.title;", GLOBALS],
  ["lib/shop/k.ts", "export const bytes = (text: string) => Buffer.from(text);", GLOBALS],
  ["lib/shop/l.ts", "export const home = () => process.cwd();", GLOBALS],
  ["components/cart/g.tsx", "export const home = () => process.cwd();", GLOBALS],
  ["components/ui/d.tsx", "export const bytes = (text: string) => Buffer.from(text);", GLOBALS],
  ["lib/browser/h.ts", "export const bytes = (text: string) => Buffer.from(text);", GLOBALS],
  ["lib/shop/g.ts", 'export * from "./cart";', "noBarrelFile"],
  [
    "lib/shop/cycle-c.ts",
    'import type { D } from "#lib/shop/cycle-d.ts";\nexport type C = D | null;',
    "noImportCycles",
  ],
  ["lib/shop/cycle-d.ts", 'import type { C } from "./cycle-c.ts";\nexport type D = { c: C };', "noImportCycles"],
  ["lib/shop/cycle-a.ts", 'import { b } from "./cycle-b";\nexport const a = () => b();', "noImportCycles"],
  ["lib/shop/cycle-b.ts", 'import { a } from "./cycle-a";\nexport const b = () => a();', "noImportCycles"],
];

const allowed: [file: string, line: string][] = [
  ["lib/shop/fine.ts", 'import "./cart";\nimport "#lib/shop/order/order.ts";\nimport "zod/mini";'],
  [
    "lib/edge/fine.ts",
    'import "./cache.ts";\nimport "#lib/shop/security-headers.ts";\nimport "node:http";\nimport "lru-cache";',
  ],
  ["lib/shop/catalogue/catalogue.ts", 'import "#content/catalogue.ts";\nimport "./slug";'],
  ["lib/browser/fine.ts", 'import "./stored";\nimport "#lib/shop/cart/cart.ts";\nimport "react";'],
  ["lib/browser/env.ts", "export const site = process.env.NEXT_PUBLIC_SITE_URL;"],
  [
    "lib/server/fine.ts",
    'import "server-only";\nimport "node:fs";\nimport "#lib/server/env.ts";\nimport "#lib/shop/cart/cart.ts";',
  ],
  [
    "lib/server/outbox/queue/fine.ts",
    'import "#lib/server/outbox/alerts/alarms.ts";\nimport "#lib/server/outbox/channels/sms.ts";',
  ],
  ["lib/server/outbox/alerts/fine.ts", 'import "./alarm.ts";\nimport "#lib/server/outbox/policies/ceiling.ts";'],
  [
    "lib/shop/pricing/fine.ts",
    'import "#lib/shop/catalogue/catalogue.ts";\nimport "#lib/shop/shop.ts";\nimport "./line.ts";',
  ],
  ["lib/browser/checkout/fine.ts", 'import "#lib/browser/cart/use-cart.ts";\nimport "#lib/browser/store.ts";'],
  ["lib/server/orders/fine.ts", 'import "#lib/server/outbox/queue/leases.ts";\nimport "#lib/server/store/store.ts";'],
  ["components/ui/fine.tsx", 'import "./button";\nimport "react";'],
  [
    "components/cart/fine.tsx",
    'import "./line";\nimport "@/components/checkout/form";\nimport "#lib/browser/cart/use-cart.ts";',
  ],
  ["app/fine.tsx", 'import "./globals.css";\nimport "@/components/cart/line";\nimport "#lib/server/env.ts";'],
  ["tests/api/fine.ts", 'import "@/app/api/orders/route";\nexport const home = process.env.HOME;'],
  ["scripts/fine.ts", 'import "../lib/server/env.ts";\nconsole.log("told");'],
];

type Diagnostic = { category: string; location: { path: string } };

let folder: string;
let diagnostics: Diagnostic[];

function rulesBrokenIn(file: string): string[] {
  return diagnostics
    .filter(({ location }) => location.path.endsWith(file))
    .map(({ category }) => category.split("/").pop() ?? "");
}

describe("the walls between the folders", () => {
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "import-walls-"));
    mkdirSync(join(folder, "scripts"));
    for (const name of ["biome.json", "package.json", ".gitignore", "scripts/no-style-attribute.grit"]) {
      copyFileSync(name, join(folder, name));
    }
    for (const [file, line] of [...refused, ...allowed]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), `${line}\n`);
    }
    const biome = join(process.cwd(), BIOME);
    const args = [biome, "lint", "--reporter=json", "--max-diagnostics=none", "."];
    const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
    diagnostics = JSON.parse(stdout).diagnostics;
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(refused)("%s may not hold %s", (file, _line, rule) => {
    expect(rulesBrokenIn(file)).toContain(rule);
  });

  it.each(allowed)("%s may hold %s", (file) => {
    expect(rulesBrokenIn(file)).toEqual([]);
  });
});

it("every file of lib/server locks itself against the browser in its first line", () => {
  const files = globSync("lib/server/**/*.ts");
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !readFileSync(file, "utf8").startsWith('import "server-only";\n'))).toEqual([]);
});
