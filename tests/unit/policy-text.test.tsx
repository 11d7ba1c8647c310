import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { policyFacts } from "#lib/server/pages/policy-facts.ts";
import type { PolicyBlock, PolicyFacts } from "#lib/shop/content/policy-text.ts";
import { translate } from "#lib/shop/language/translate.ts";
import { policies } from "#texts/en/policies.ts";
import { PolicyText } from "@/components/policies/policy-text";
import { storageList } from "@/tests/support/stored-keys";

const root = join(import.meta.dirname, "../../lib/browser");

/** Every 'area key' that a file of lib/browser opens; a part that is filled in at run time becomes {…}. */
function openedKeys(): string[] {
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
  return files.flatMap((file) => {
    const opened = readFileSync(join(root, file), "utf8").matchAll(
      /storageItem(?:<[^(]*>)?\(\s*"(\w+)",\s*["'`]([^"'`]+)["'`]/g,
    );
    return [...opened].map(([, area, key = ""]) => `${area} ${key.replace(/\$\{(\w+)\}/g, "{$1}")}`);
  });
}

test("the privacy page names every key that the program stores in a browser, and no other", () => {
  const opened = openedKeys();
  // Found nothing: then this test looks in the wrong place.
  expect(opened).toContain("localStorage cart");
  expect(storageList.map(({ area, key }) => `${area} ${key}`).sort()).toEqual([...new Set(opened)].sort());
});

const htmlOf = (blocks: PolicyBlock[], facts: Partial<PolicyFacts> = {}) =>
  renderToStaticMarkup(
    <PolicyText blocks={blocks} facts={{ ...policyFacts("en"), ...facts }} language="en" t={translate(policies)} />,
  ).replaceAll(/ class="[^"]*"/g, "");

const nameRow: [string[], string[]] = [["Name"], ["What"]];
const withUpi: PolicyBlock[] = [
  { paragraph: ["Pay to ", { fact: "upiId" }, "."] },
  { paragraph: [{ bold: ["Bold ", { fact: "upiId" }] }] },
  { list: [["Item"], [{ fact: "upiId" }]] },
  { rows: [nameRow, [["UPI"], [{ fact: "upiId" }]]] },
];

test("what names a fact that the shop doesn't have is left out, and the rest stays", () => {
  expect(htmlOf(withUpi, { upiId: null })).toBe("<ul><li>Item</li></ul><dl><div><dt>Name</dt><dd>What</dd></div></dl>");
  const html = htmlOf(withUpi, { upiId: { text: "shop@bank" } });
  expect(html).toContain("<p>Pay to shop@bank.</p><p><strong>Bold shop@bank</strong></p>");
  expect(html).toContain("<li>shop@bank</li>");
  expect(html).toContain("<dt>UPI</dt><dd>shop@bank</dd>");
});

test("a fact brings its link and its language, and what looks like HTML is text", () => {
  const chat: PolicyBlock = { paragraph: [{ link: { fact: "whatsapp" }, words: ["Chat"] }, { fact: "shop" }, "<b>&"] };
  const facts = { whatsapp: { text: "1", href: "https://wa.me/1" }, shop: { text: "Shop", lang: "en" as const } };
  const html = htmlOf([chat, { paragraph: [{ fact: "phone" }] }], { ...facts, phone: { text: "2", href: "tel:2" } });
  expect(html).toContain('<a href="https://wa.me/1" rel="noopener">Chat</a><span lang="en">Shop</span>&lt;b&gt;&amp;');
  expect(html).toContain('<a href="tel:2">2</a>');
});
