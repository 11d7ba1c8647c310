import { expect, test } from "vitest";
import { sourcesOf, withPolicy } from "#lib/edge/content-security-policy.ts";
import { edgeOf } from "@/tests/support/edge";

const MIB = 1024 * 1024;

test("a 304 that Next gives takes no policy along: a browser would put the short one in the page's place", async () => {
  const policy = { "content-security-policy": "frame-ancestors 'none'" };
  const { ask, asked } = await edgeOf((request, response) => {
    if (request.headers["if-none-match"]) response.writeHead(304, { etag: '"a"', ...policy }).end();
    else response.writeHead(200, { "content-type": "text/html", etag: '"a"', ...policy }).end("<p>page</p>");
  });
  const whole = await ask({ path: "/page" });
  expect(whole.headers["content-security-policy"]).toMatch(/^default-src 'self'.*frame-ancestors 'none'$/);
  const same = await ask({ path: "/page", headers: { "if-none-match": '"a"' } });
  expect([same.status, same.headers.etag]).toEqual([304, '"a"']);
  expect(same.headers).not.toHaveProperty("content-security-policy");
  expect(asked.length).toBe(2);
});

test.each([
  ["nothing", {}],
  ["the router's headers", { vary: "rsc, next-url" }],
])("a cached compressed response varies by encoding, in every encoding, beside %s", async (_what, vary) => {
  const { ask, untilKept } = await edgeOf((_, response) => {
    response
      .writeHead(200, { "content-type": "text/html", "cache-control": "s-maxage=9", ...vary })
      .end("x".repeat(5000));
  });
  await untilKept({ path: "/page" });
  for (const [accepted, encoding] of [
    ["br, gzip", "br"],
    ["gzip", "gzip"],
    ["identity", undefined],
  ] as const) {
    const { headers } = await ask({ path: "/page", headers: { "accept-encoding": accepted } });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers.vary?.split(/,\s*/)).toContain("Accept-Encoding");
    expect(headers.vary).not.toMatch(/^,|,\s*,/);
  }
});

test("a response of more than 4 MiB is forwarded each time, and not cached", async () => {
  const sizes: Record<string, number> = { "/small.bin": 4 * MIB, "/large.bin": 4 * MIB + 1 };
  const { ask, asked, edge, untilKept } = await edgeOf(({ url = "" }, response) => {
    const bytes = Buffer.alloc(sizes[url] ?? 0);
    response.writeHead(200, { "cache-control": "immutable", "content-length": bytes.length }).end(bytes);
  });
  await untilKept({ path: "/small.bin" });
  const before = asked.length;
  for (let n = 0; n < 4; n += 1) {
    await ask({ path: "/large.bin" });
    await edge.settled();
  }
  expect(asked.length).toBe(before + 4);
});

const GOOGLE = /google|gstatic|firebase/;
const firebase = { kind: "firebase" } as const;
const policyOf = (settings: Parameters<typeof sourcesOf>[0]) => {
  const headers = withPolicy({}, "<p>page</p>", sourcesOf(settings));
  return Object.fromEntries(
    String(headers["content-security-policy"])
      .split("; ")
      .map((directive) => directive.split(/ (.*)/).slice(0, 2)),
  );
};

test("a shop without sign-in and analytics names no other host in its policy", () => {
  const policy = policyOf({ signIn: { kind: "none" }, authDomain: "shop.example", analytics: false });
  expect(JSON.stringify(policy)).not.toMatch(/https?:/);
});

test("with the emulator the policy names it, and of Google only what loads the pop-up's frame", () => {
  const { "script-src": script, ...others } = policyOf({ signIn: { kind: "emulator", port: 9199 }, analytics: false });
  expect(script).toBe("'self' https://apis.google.com");
  expect(others).toMatchObject({
    "connect-src": "'self' http://127.0.0.1:9199",
    "frame-src": "'self' http://127.0.0.1:9199",
  });
  expect(JSON.stringify(others)).not.toMatch(GOOGLE);
});

test("with Firebase sign-in the policy names just its hosts, and frames just its own domain", () => {
  expect(policyOf({ signIn: firebase, authDomain: "auth.shop.example", analytics: false })).toMatchObject({
    "script-src": "'self' https://apis.google.com",
    "img-src": "'self' data:",
    "connect-src": "'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
    "frame-src": "'self' https://auth.shop.example",
  });
});

test("only a shop that counts visits lets its pages reach Google's hosts for that", () => {
  const without = policyOf({ signIn: firebase, analytics: false });
  const counting = policyOf({ signIn: firebase, analytics: true });
  expect(JSON.stringify(without)).not.toMatch(/googletagmanager|analytics|firebaseinstallations/);
  expect(counting["script-src"]).toBe("'self' https://apis.google.com https://www.googletagmanager.com");
  for (const directive of ["img-src", "connect-src"]) {
    expect(counting[directive]).toContain("https://*.google-analytics.com");
    expect(counting[directive]).toContain("https://www.googletagmanager.com");
  }
  expect(counting["connect-src"]).toContain("https://firebaseinstallations.googleapis.com");
});

test("a file that isn't there is missing for no longer than it is, whatever its folder's files are", async () => {
  const { ask } = await edgeOf(
    (_, response) => void response.writeHead(404, { "cache-control": "max-age=9, immutable" }).end(),
  );
  expect((await ask({ path: "/pictures/no-such.webp" })).headers["cache-control"]).toBe("no-store");
});
