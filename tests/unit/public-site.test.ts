import { expect, test } from "vitest";
import { isPublicSite } from "#lib/shop/facts/public-site.ts";

test.each([
  "https://larder.example",
  "https://shop-git-main.vercel.app",
  "https://192.0.2.7",
  "http://shop.example:8080",
  // promise: Production is told from the configured address
  // promise: Discount flags are cleared in production, *.vercel.app among it
])("%s is for the public", (url) => expect(isPublicSite(url)).toBe(true));

test.each([
  undefined,
  "",
  "nonsense",
  "http://localhost:3000",
  "http://127.0.0.1:3000",
  "http://[::1]:3000",
  "http://shop.test",
])("%s is not", (url) => expect(isPublicSite(url)).toBe(false));
