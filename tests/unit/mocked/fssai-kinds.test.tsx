import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { translateIn } from "#lib/server/language/translate-in.ts";
import { policyFacts } from "#lib/server/pages/policy-facts.ts";
import { products } from "#lib/shop/catalogue/catalogue.ts";
import { textsOf } from "#lib/shop/catalogue/catalogue-texts.ts";
import type { ShopFacts } from "#lib/shop/content/content-types.ts";
import { fssaiNames } from "#lib/shop/content/fssai-names.ts";
import type { Language } from "#lib/shop/language/language.ts";
import { statusEmail } from "#lib/shop/messages/customer-email.ts";
import { exampleOrder } from "#lib/shop/order/example-order.ts";
import { shopPromises } from "#lib/shop/promises.ts";
import { billOf } from "#lib/shop/tax/tax-bill.ts";
import { billsHtml } from "#lib/shop/warehouse/bill-page.ts";
import { packingSlipHtml } from "#lib/shop/warehouse/packing-slip.ts";
import { product as productTexts } from "#texts/en/product.ts";
import { promises } from "#texts/en/promises.ts";
import ContactPage from "@/app/[language]/(shop)/contact/page";
import { LabelTable } from "@/components/catalogue/label-table";
import { SiteFooter } from "@/components/layout/site-footer";

const NUMBER = "12345678901234";
const facts = vi.hoisted(() => ({ shop: undefined as ShopFacts | undefined }));
const page = vi.hoisted(() => ({ language: "en" as Language }));
vi.mock("next/navigation", () => ({ useRouter: () => ({}), usePathname: () => "/en/contact" }));
vi.mock("#lib/shop/shop.ts", async (original) => {
  const known = await original<typeof import("#lib/shop/shop.ts")>();
  facts.shop = { ...known.shop };
  return { ...known, shop: facts.shop };
});
vi.mock("#lib/browser/language/texts.ts", async (original) => ({
  ...(await original<typeof import("#lib/browser/language/texts.ts")>()),
  useLanguage: () => page.language,
}));

/** The words that stand for each kind, each the other ones' in neither language. */
const kinds = [
  ["registration", "FSSAI registration", "FSSAI பதிவு"],
  ["state-licence", "FSSAI state licence", "FSSAI மாநில உரிமம்"],
  ["central-licence", "FSSAI central licence", "FSSAI மத்திய உரிமம்"],
] as const;
const cases = kinds.flatMap(([kind, en, ta]) => [
  { kind, language: "en" as const, word: en },
  { kind, language: "ta" as const, word: ta },
]);

/** What is read of markup: each element's text, a blank between two. */
const said = (html: string) => html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

test.each(cases)("in $language a $kind is called so wherever its number stands", async ({ kind, language, word }) => {
  Object.assign(facts.shop ?? {}, { fssai: { ...fssaiNames[kind], number: NUMBER } });
  page.language = language;
  const [product] = products;
  if (!product) throw new Error("The catalogue is empty.");
  const order = language === "en" ? exampleOrder : { ...exampleOrder, language };
  const texts = textsOf(product.slug, language);
  const t = translateIn(language, productTexts);
  const mail = statusEmail(order, "packed", "https://shop.example");
  const shown = {
    contact: renderToStaticMarkup(await ContactPage({ params: Promise.resolve({ language }) })),
    footer: renderToStaticMarkup(<SiteFooter />),
    label: renderToStaticMarkup(<LabelTable product={product} texts={texts} language={language} t={t} />),
    terms: String(policyFacts(language).licence?.text),
    text: mail.text,
    html: mail.html,
    promises: shopPromises(language, translateIn(language, promises))
      .map(({ title, detail }) => `${title} ${detail}`)
      .join(),
  };
  const others = kinds.flatMap(([, en, ta]) => [en, ta]).filter((other) => other !== word);
  for (const [place, text] of Object.entries(shown)) {
    expect(said(text), place).toContain(`${word} ${NUMBER}`);
    for (const other of others) expect(said(text), place).not.toContain(other);
  }
});

test.each(kinds)("slip and bill, which are in English, call a %s so", async (kind, word) => {
  Object.assign(facts.shop ?? {}, { fssai: { ...fssaiNames[kind], number: NUMBER } });
  vi.resetModules();
  const { taxFacts } = await import("#lib/shop/tax/tax-facts.ts");
  const bill = { ...billOf(exampleOrder, taxFacts, "2026-11-27T10:00:00Z"), n: 1 };
  for (const paper of [billsHtml([bill]), packingSlipHtml(exampleOrder)])
    expect(said(paper)).toContain(`${word} ${NUMBER}`);
});
