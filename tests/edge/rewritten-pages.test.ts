import { createHash } from "node:crypto";
import { expect, onTestFinished, test, vi } from "vitest";
import { withLaterScripts } from "#lib/edge/later-scripts.ts";
import { edgeOf, type Next } from "@/tests/support/edge";

const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;

/** A shop of one page with these sheets in its head. */
const shopOf = (names: string[], sheets: Record<string, string>): Next => {
  return ({ url = "" }, response) => {
    const name = /^\/_next\/static\/chunks\/(\w+)\.css$/.exec(url)?.[1];
    if (!name) {
      response.writeHead(200, { "content-type": "text/html", "cache-control": "s-maxage=31536000" });
      return void response.end(`<head>${names.map(link).join("")}</head><p></p>`);
    }
    response.writeHead(sheets[name] === undefined ? 404 : 200, { "content-type": "text/css" }).end(sheets[name]);
  };
};

test("a page brings its rules in their order, with their hashes in its policy, and each link behind them is off", async () => {
  const rules = ["@font-face{src:url(../media/a.woff2)}", "@media (width<=9em){a{content:'$&'}}"] as const;
  const next = shopOf(["one", "two"], { one: rules[0], two: rules[1] });
  const { ask, asked, untilKept } = await edgeOf(next, { routes: ["/contact", "/cart"] });
  // Before it is cached it comes as Next wrote it.
  expect((await ask({ path: "/contact" })).body).toContain(link("one"));
  await untilKept({ path: "/contact" });
  const [one, two] = ["@font-face{src:url(/_next/static/media/a.woff2)}", rules[1]];
  const off = (name: string) => link(name).replace(" href", ' disabled="" media="not all" href');
  for (const path of ["/contact", "/contact?from=card"]) {
    const { body, headers } = await ask({ path });
    expect(body).toBe(`<head><style>${one}</style>${off("one")}<style>${two}</style>${off("two")}</head><p></p>`);
    for (const text of [one, two])
      expect(headers["content-security-policy"]).toContain(createHash("sha256").update(text).digest("base64"));
  }
  // Visitors come to it from a page that has the styles, and it is stored for a purchase without a network.
  await untilKept({ path: "/cart" });
  expect((await ask({ path: "/cart" })).body).toContain(link("one"));
  expect(asked.filter(({ url }) => url?.endsWith(".css"))).toHaveLength(2);
});

test("a sheet that can't be read, or would end its element, keeps its link as Next wrote it", async () => {
  const sheets = { ending: "a{content:'</style>'}", whole: "b{}" };
  const { ask, untilKept } = await edgeOf(shopOf(["missing", "ending", "whole"], sheets), { routes: ["/contact"] });
  await untilKept({ path: "/contact" });
  expect((await ask({ path: "/contact" })).body).toContain(`${link("missing")}${link("ending")}<style>b{}</style>`);
});

test("the hints to fetch fonts come behind what is read", async () => {
  const font =
    '<link rel="preload" href="/_next/static/media/a.p.1.woff2" as="font" crossorigin="" type="font/woff2"/>';
  const other = '<link rel="preload" href="/_next/static/media/a.json" as="fetch"/>';
  const next: Next = (_, response) => {
    response.writeHead(200, { "content-type": "text/html", "cache-control": "s-maxage=31536000" });
    response.end(`<head>${font}${other}${font}</head><body><p></p></body>`);
  };
  const { ask, untilKept } = await edgeOf(next, { routes: ["/contact"] });
  await untilKept({ path: "/contact" });
  expect((await ask({ path: "/contact" })).body).toBe(`<head>${other}</head><body><p></p>${font}${font}</body>`);
});

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
