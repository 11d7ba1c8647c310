import { expect, onTestFinished, test, vi } from "vitest";
import { withLaterScripts } from "#lib/edge/later-scripts.ts";
import { edgeOf } from "@/tests/support/edge";

const picture = '<img src="/p.webp" alt="" loading="eager" fetchPriority="high" decoding="async"/>';
const others = [
  '<script src="/_next/static/chunks/old.js" noModule=""></script>',
  '<script src="https://other.test/a.js" async=""></script>',
  '<script>self.__next_f.push([1,""])</script>',
  '<link rel="preload" href="/font.woff2" as="font" crossorigin=""/>',
].join("");
const page = (body: string) =>
  '<!DOCTYPE html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>' +
  `<script src="/_next/static/chunks/a.js" async=""></script>${others}</head><body>${body}</body>`;

test("the scripts of a page with a first picture are there to be started, and nothing loads them before", () => {
  const later = withLaterScripts(page(picture));
  expect(later).toContain('<script data-src="/_next/static/chunks/a.js"></script>');
  expect(later.split("/_next/static/chunks/a.js")).toHaveLength(2);
  expect(later).toContain(others);
});

test("a page without a first picture loads its scripts at once", () => {
  for (const body of ["", picture.replace("high", "low")]) expect(withLaterScripts(page(body))).toBe(page(body));
});

test("a page in which the scripts are not as expected is sent as it is, and the first one has a line in the log", async () => {
  const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  onTestFinished(() => written.mockRestore());
  const preloaded = page(picture);
  const pages = [preloaded.replace('async=""', "async"), preloaded.replace('as="script"', 'as="fetch"'), picture];
  const { ask } = await edgeOf((request, response) => {
    response.writeHead(200, { "content-type": "text/html" }).end(pages[Number(request.url?.slice(1))]);
  });
  for (const [i, sent] of pages.entries()) expect((await ask({ path: `/${i}` })).body).toBe(sent);
  const lines = written.mock.calls.map(([line]) => String(line)).filter((line) => line.startsWith('{"time"'));
  expect(lines.map((line) => JSON.parse(line))).toEqual([expect.objectContaining({ outcome: "scripts_not_found" })]);
});

test("the policy of a page allows its inline scripts, and has no hash for those that load later", async () => {
  const { ask, untilKept } = await edgeOf((_, response) => {
    response.writeHead(200, { "content-type": "text/html", "cache-control": "s-maxage=60" }).end(page(picture));
  });
  const first = await ask({ path: "/page" });
  expect(first.body).toContain("data-src");
  expect(first.headers["content-security-policy"]?.match(/'sha256-/g)).toHaveLength(1);
  // The same from the cache.
  await untilKept({ path: "/page" });
  const cached = await ask({ path: "/page" });
  expect(cached.body).toBe(first.body);
  expect(cached.headers["content-security-policy"]).toBe(first.headers["content-security-policy"]);
});
