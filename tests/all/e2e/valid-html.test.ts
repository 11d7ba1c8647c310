import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "@/scripts/env";
import { everyPage } from "@/tests/support/e2e-pages";
import { expect, test } from "@/tests/support/e2e-test";
import { crawlSite } from "@/tests/support/site-crawl";
import { pathOf } from "@/tools/load";

/** The Nu HTML checker, as a Java archive. */
const jar = pathOf("vnu-jar/build/dist/vnu.jar");
const java = spawnSync("java", ["-version"], { encoding: "utf8" });
const javaVersion = Number(/version "(\d+)/.exec(java.stderr ?? "")?.[1] ?? 0);

type Message = { type: string; url: string; lastLine?: number; message: string; extract?: string };

function errorsIn(files: string[]): Message[] {
  const args = ["-jar", jar, "--errors-only", "--format", "json", "--exit-zero-always", ...files];
  const checked = spawnSync("java", args, { cwd: projectRoot, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(checked.stderr || checked.stdout).messages;
}

/** The tags with a style attribute or an inline handler. */
const inlineIn = (html: string) =>
  [...html.replace(/<(script|style)\b[^>]*>.*?<\/\1>/gs, "").matchAll(/<[a-z](?:"[^"]*"|'[^']*'|[^>"'])*>/gi)]
    .map(([tag]) => tag)
    .filter((tag) => /\s(?:style|on\w+)\s*=/i.test(tag.replace(/"[^"]*"|'[^']*'/g, "''")));

// promise: No style attribute, no inline handler
test("no page's HTML has a style attribute, an inline handler, or an error for the Nu HTML checker", async ({
  shop,
}, info) => {
  const folder = info.outputPath("pages");
  mkdirSync(folder, { recursive: true });
  const files: string[] = [];
  for (const { path, html } of (await crawlSite(shop.url, everyPage)).values()) {
    if (!html.includes("<html")) continue;
    expect(inlineIn(html), path).toEqual([]);
    if (!everyPage.includes(path)) continue;
    expect(html, path).toContain("</html>");
    const file = join(folder, `${path.slice(1).replaceAll("/", "_") || "home"}.html`);
    // What it knows of styles is older than the style sheet, which it was never given.
    writeFileSync(file, html.replace(/(<style>)[\s\S]*?(<\/style>)/g, "$1$2"));
    files.push(file);
  }
  test.skip(javaVersion < 11, "The Nu HTML checker needs Java 11 or later, and this machine has none.");
  // It finds the faults of a page that has some.
  const wrong = join(folder, "wrong.html");
  writeFileSync(wrong, "<!doctype html><html lang=en><title>x</title><p><div>a</div></p><img src=a.png>");
  const messages = errorsIn([wrong, ...files]).map(({ url, message, extract }) => ({
    url,
    text: `${message} (${extract})`,
  }));
  expect(messages.filter(({ url }) => !url.endsWith("wrong.html"))).toEqual([]);
  expect(messages.length).toBeGreaterThan(0);
});

test("a style attribute and an inline handler are found", () => {
  expect(inlineIn("<p>on<img src=a.png onload='a()'><p style=x>")).toHaveLength(2);
});
