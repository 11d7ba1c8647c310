import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { names } from "#lib/shop/content/content-fields.ts";
import { pathIn } from "#lib/shop/language/paths.ts";
import { words } from "#lib/shop/shop-state/shop-state-schema.ts";
import { LanguageSwitch } from "@/components/layout/language-switch";
import { policyModules } from "@/scripts/content/policies";
import { textModules } from "@/scripts/content/text-modules";

vi.mock("next/navigation", () => ({ usePathname: () => "/en/cart" }));
vi.mock("#lib/shop/language/language.ts", async (original) => {
  const real = await original<typeof import("#lib/shop/language/language.ts")>();
  const languages = { ...real.languages, hi: { ...real.languages.ta, name: "हिन्दी", isComplete: false } };
  const languageCodes = ["en", "ta", "hi"];
  const [, ...otherLanguages] = languageCodes;
  const asLanguage = (code: unknown) => languageCodes.find((each) => each === code);
  const forOthers = (make: (code: string) => unknown) =>
    Object.fromEntries(otherLanguages.map((code) => [code, make(code)]));
  return { ...real, languages, languageCodes, otherLanguages, asLanguage, forOthers };
});

test("a third language has its addresses, and the switch leads to the same page in each of the others", () => {
  expect(pathIn("hi" as "ta", "/cart")).toBe("/hi/cart");
  const links = renderToStaticMarkup(<LanguageSwitch />).matchAll(/href="([^"]+)" lang="(\w+)"/g);
  expect([...links].map(([, href, lang]) => [href, lang])).toEqual([
    ["/ta/cart", "ta"],
    ["/hi/cart", "hi"],
  ]);
});

test("a name that a language lacks while it is translated is the English one, and no other language's", () => {
  expect(names(40).parse({ en: "Tea", ta: "தேயிலை" })).toEqual({ en: "Tea", ta: "தேயிலை", hi: "Tea" });
  expect(names(40).parse({ en: "Tea", ta: "தேயிலை", hi: "चाय" }).en).toBe("Tea");
  expect(names(40).safeParse({ en: "Tea" }).success).toBe(false);
});

test("the shop's state keeps the owner's words in every language", () => {
  const notice = { en: "Closed", hi: "बंद" };
  expect(z.object(words).parse(notice)).toEqual(notice);
});

// promise: a text that a language lacks while it is being translated is shown in English, and counted by the check
test("texts and policies that the language lacks are the English ones, and each file is named", () => {
  const shown = "and pages show their English";
  const texts = textModules();
  expect(texts.problems).toEqual([]);
  expect(JSON.parse(texts.modules["hi-order.json"] ?? "")).toHaveProperty("checkout.signIn", "Sign In");
  const cart = texts.untranslated?.find((line) => line.startsWith("lib/content/texts/hi/cart.json: "));
  expect(cart).toMatch(new RegExp(`: \\d+ text\\(s\\) are not in Hindi yet, ${shown}$`));
  const policies = policyModules();
  expect(policies.problems).toEqual([]);
  expect(policies.untranslated).toContain(`lib/content/policies/hi/terms.md: is not there yet, ${shown}`);
});
