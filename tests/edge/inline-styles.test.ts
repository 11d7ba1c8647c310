import { createHash } from "node:crypto";
import { expect, test } from "vitest";
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
