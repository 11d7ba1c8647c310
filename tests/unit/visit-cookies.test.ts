import { afterEach, expect, test, vi } from "vitest";
import { expireVisitCookies } from "#lib/browser/consent/visit-cookies.ts";

afterEach(() => vi.unstubAllGlobals());

// promise: Analytics only after a yes, which can be taken back: then Google's cookies go, too
test("Google's cookies are expired on the host and on every domain above it, and no other cookie is", () => {
  const written: string[] = [];
  vi.stubGlobal("location", { hostname: "www.larder.example" });
  vi.stubGlobal("document", {
    get cookie() {
      return "_ga=1; _ga_TESTS=2; other=3";
    },
    set cookie(text: string) {
      written.push(text);
    },
  });
  expireVisitCookies();
  const places = ["", "; domain=www.larder.example", "; domain=larder.example", "; domain=example"];
  expect(written).toEqual(
    ["_ga", "_ga_TESTS"].flatMap((name) => places.map((at) => `${name}=; max-age=0; path=/${at}`)),
  );
});
