import { NextRequest } from "next/server";
import { expect, test } from "vitest";
import { freshShop } from "@/tests/support/shop";

// promise: a stranger can't burn processor time by searching
test("120 searches a minute and address, in both languages together, the field alone counted; then 429", async () => {
  const shop = await freshShop();
  const { proxy } = await import("@/proxy");
  const ask = (path: string, from: string) =>
    shop.inside(() => proxy(new NextRequest(`http://localhost:3000${path}`, { headers: { "x-forwarded-for": from } })));
  for (let n = 0; n < 120; n++)
    expect((await ask(["/search?q=tea", "/ta/search?q=tea", "/search"][n % 3] ?? "", "198.51.100.7")).status).toBe(200);
  const late = await ask("/search?q=tea", "198.51.100.7");
  expect(late.status).toBe(429);
  expect(late.headers.get("x-middleware-rewrite")).toMatch(/\/not-found\/search$/);
  expect(late.headers.get("cache-control")).toBe("no-store");
  expect(Number(late.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await ask("/search?q=tea", "198.51.100.8")).status).toBe(200);
  expect((await ask("/search", "198.51.100.7")).status).toBe(429);
});
