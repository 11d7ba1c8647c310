import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { edgeOf } from "@/tests/support/edge";

const PAGE = '<html><head><link rel="stylesheet" href="/_next/static/a.css"></head><script>one()</script></html>';
const STYLES = `p { color: red }${" ".repeat(2000)}`;

/** An edge server that listens while Next starts. Next answers everything with "next"; `come` says that it is up. */
async function startingEdge() {
  const folder = mkdtempSync(join(tmpdir(), "anjarai-start-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const folders = { pages: join(folder, "pages"), files: join(folder, "files") };
  for (const path of Object.values(folders)) mkdirSync(path);
  for (const name of ["categories", "cart"]) writeFileSync(join(folders.pages, `${name}.html`), PAGE);
  writeFileSync(join(folders.files, "a.css"), STYLES);
  writeFileSync(join(folder, "secret.js"), "secret");
  const { promise: isUp, resolve: come } = Promise.withResolvers<void>();
  const routes = ["/categories", "/cart", "/contact"];
  const started = await edgeOf((_, response) => response.end("next"), { routes, start: { folders, isUp } });
  started.upstream.isUp = false;
  return {
    ...started,
    come() {
      started.upstream.isUp = true;
      come();
    },
  };
}

test("a catalogue page is answered before Next is up, with its policy and its style sheet", async () => {
  const { ask, asked } = await startingEdge();
  const page = await ask({ path: "/categories?from=a-friend" });
  expect([page.status, page.body]).toEqual([200, PAGE]);
  expect(page.headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-cache",
    "x-content-type-options": "nosniff",
    link: "</_next/static/a.css>; rel=preload; as=style",
  });
  expect(page.headers["content-security-policy"]).toMatch(/script-src 'self' 'sha256-.*frame-ancestors 'none'/);
  const styles = await ask({ path: "/_next/static/a.css" });
  expect([styles.status, styles.body]).toEqual([200, STYLES]);
  expect(styles.headers).toMatchObject({
    "content-type": "text/css; charset=UTF-8",
    "cache-control": "public, max-age=31536000, immutable",
  });
  const small = await ask({ path: "/_next/static/a.css", headers: { "accept-encoding": "br" } });
  expect(small.headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
  expect(asked).toEqual([]);
});

test.each([
  ["an order", { method: "POST", path: "/api/orders", body: "{}" }],
  ["the router's request for a page", { path: "/categories", headers: { rsc: "1" } }],
  ["a page that is not the catalogue's", { path: "/cart" }],
  ["a page that the build has not made", { path: "/contact" }],
  ["a file that the build has not made", { path: "/_next/static/b.css" }],
  ["an address above the files", { path: "/_next/static/../secret.js" }],
  ["the same in escapes", { path: "/_next/static/%2e%2e/secret.js" }],
  ["a file of another kind", { path: "/pictures/a.avif" }],
])("%s waits until Next is up", async (_, sent) => {
  const { ask, asked, come } = await startingEdge();
  const answer = ask(sent);
  // Answered after it on the same server, so the first one has been looked at.
  await ask({ path: "/categories" });
  expect(asked).toEqual([]);
  come();
  expect((await answer).body).toBe("next");
});

test("once Next is up, it is Next's own page that is answered", async () => {
  const { ask, come } = await startingEdge();
  await ask({ path: "/categories" });
  come();
  expect((await ask({ path: "/categories" })).body).toBe("next");
});

test("proxies are told that a shop that starts is not ready", async () => {
  const { ask, come } = await startingEdge();
  expect((await ask({ path: "/api/ready" })).status).toBe(503);
  come();
  expect((await ask({ path: "/api/ready" })).status).toBe(200);
});

test("an edge server that is told to end while Next starts ends at once", async () => {
  const { ask, edge } = await startingEdge();
  const waiting = ask({ path: "/api/orders" });
  const cutOff = expect(waiting).rejects.toThrow("socket hang up");
  await ask({ path: "/categories" });
  await edge.drain(60_000, 60_000);
  await cutOff;
});
