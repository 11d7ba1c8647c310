import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { withShorterData } from "#lib/edge/router-data.ts";
import { edgeOf } from "@/tests/support/edge";

const inline = (part: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(part).replaceAll("<", "\\u003c")}])</script>`;
const hostile = [
  '0:["$","p",null,{"children":"It\'s hot"}]\n',
  "a backslash \\ before a quote \\\" and before an apostrophe \\'",
  "ends with a backslash \\",
  "'); alert(1); ('",
  "</script><script>alert(1)</script>",
  "line \u2028 and \u2029 separators, \u0000, \r\n, தமிழ் and 🌶",
  '"])</script>',
  "",
];

/** What the page's scripts push, as a browser reads it. */
function pushed(html: string): unknown[] {
  const self = { __next_f: [] as unknown[] };
  for (const [, script = ""] of html.matchAll(/<script>([\s\S]*?)<\/script>/g)) runInNewContext(script, { self });
  return self.__next_f.map((part) => (part as unknown[])[1]);
}

test("the router's data are the same strings with fewer escapes", () => {
  const html = `<p title="It's">self.__next_f.push([1,"no script"])</p>${hostile.map(inline).join("")}`;
  const shorter = withShorterData(html);
  expect(pushed(shorter)).toEqual(hostile);
  expect(pushed(shorter)).toEqual(pushed(html));
  expect(shorter).toContain('{"children":"It\\\'s hot"}');
  expect(shorter.length).toBeLessThan(html.length);
  expect(shorter.slice(0, html.indexOf("<script>"))).toBe(html.slice(0, html.indexOf("<script>")));
});

test("members without a value are left out of the router's data, which React deletes as it reads", () => {
  const data =
    '1:["$","a",null,{"href":"/","nonce":"$undefined","title":"say \\",\\"x\\":\\"$undefined\\"","rel":"$undefined"},"$undefined"]\n';
  const [shorter] = pushed(withShorterData(inline(data)));
  expect(shorter).toBe('1:["$","a",null,{"href":"/","title":"say \\",\\"x\\":\\"$undefined\\""},"$undefined"]\n');
  const read = (text: unknown) => JSON.parse(String(text).slice(2));
  const deleteUndefined = (_: string, value: unknown) => (value === "$undefined" ? undefined : value);
  expect(JSON.parse(String(shorter).slice(2), deleteUndefined)).toEqual(JSON.parse(data.slice(2), deleteUndefined));
  expect(read(shorter)[3]).toEqual({ href: "/", title: read(data)[3].title });
});

test("a page has the same text and the same policy whether it comes from the cache or not", async () => {
  const { ask, untilKept } = await edgeOf((_, response) => {
    const headers = { "content-type": "text/html", "cache-control": "s-maxage=60" };
    response.writeHead(200, headers).end(`<!DOCTYPE html>${inline('{"a":"b"}')}`);
  });
  const first = await ask({ path: "/page" });
  await untilKept({ path: "/page" });
  const cached = await ask({ path: "/page" });
  expect(first.body).toContain(`push([1,'{"a":"b"}'])`);
  expect(cached.body).toBe(first.body);
  expect(cached.headers["content-security-policy"]).toBe(first.headers["content-security-policy"]);
});
