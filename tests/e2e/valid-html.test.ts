import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { categories, products } from "#lib/shop/catalogue/catalogue.ts";
import { projectRoot } from "@/scripts/env";
import { expect, test } from "@/tests/support/e2e-test";
import { pathOf } from "@/tools/load";

/** The Nu HTML checker, as a Java archive. */
const jar = pathOf("vnu-jar/build/dist/vnu.jar");
const java = spawnSync("java", ["-version"], { encoding: "utf8" });
const javaVersion = Number(/version "(\d+)/.exec(java.stderr ?? "")?.[1] ?? 0);

const paths = [
  "/",
  "/categories",
  ...categories.map(({ slug }) => `/category/${slug}`),
  ...products.map(({ slug }) => `/product-details/${slug}`),
  "/product-details",
  "/cart",
  "/order-details",
  "/order-summary",
  "/order-status",
  "/login",
  "/register",
  "/forgot-password",
  "/profile",
  "/first-order",
  "/contact",
  "/privacy",
  "/terms",
  "/shipping-returns",
  "/email-test",
  "/debug/discount",
  "/category/unknown",
  "/product-details/unknown",
  "/not-found/product-details",
  "/unknown",
];

type Message = { type: string; url: string; lastLine?: number; message: string; extract?: string };

test("the Nu HTML checker finds no error in any page's HTML", async ({ request }, info) => {
  test.skip(javaVersion < 11, "The Nu HTML checker needs Java 11 or later, and this machine has none.");
  test.setTimeout(180_000);
  const folder = info.outputPath("pages");
  mkdirSync(folder, { recursive: true });
  const files = await saved(request, folder);
  const checked = spawnSync(
    "java",
    ["-jar", jar, "--errors-only", "--format", "json", "--exit-zero-always", ...files],
    {
      cwd: projectRoot,
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  const { messages } = JSON.parse(checked.stderr || checked.stdout) as { messages: Message[] };
  expect(messages.map(({ url, message, extract }) => `${url.split("/").at(-1)}: ${message} (${extract})`)).toEqual([]);
});

test("the Nu HTML checker finds the errors of a page that has some", async ({ page: _ }, info) => {
  test.skip(javaVersion < 11, "The Nu HTML checker needs Java 11 or later, and this machine has none.");
  const file = info.outputPath("wrong.html");
  writeFileSync(file, "<!doctype html><html lang=en><title>x</title><p><div>a</div></p><img src=a.png>");
  const checked = spawnSync("java", ["-jar", jar, "--errors-only", "--format", "json", "--exit-zero-always", file], {
    encoding: "utf8",
  });
  expect(JSON.parse(checked.stderr || checked.stdout).messages.length).toBeGreaterThan(0);
});

async function saved(request: APIRequestContext, folder: string): Promise<string[]> {
  const files: string[] = [];
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain("</html>");
    const file = join(folder, `${path.slice(1).replaceAll("/", "_") || "home"}.html`);
    // What it knows of styles is older than the style sheet, which it was never given.
    writeFileSync(file, html.replace(/(<style>)[\s\S]*?(<\/style>)/g, "$1$2"));
    files.push(file);
  }
  return files;
}
