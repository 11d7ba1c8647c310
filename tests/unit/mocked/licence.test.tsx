import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { translateIn } from "#lib/server/language/translate-in.ts";
import { policyFacts } from "#lib/server/pages/policy-facts.ts";
import { type Product, products } from "#lib/shop/catalogue/catalogue.ts";
import { textsOf } from "#lib/shop/catalogue/catalogue-texts.ts";
import type { ShopFacts } from "#lib/shop/content/content-types.ts";
import { shopPromises } from "#lib/shop/home/promises.ts";
import type { Language } from "#lib/shop/language/language.ts";
import { statusEmail } from "#lib/shop/messages/customer-email.ts";
import { exampleOrder } from "#lib/shop/order/example-order.ts";
import { storeData } from "#lib/shop/seo/structured-data.ts";
import { billOf } from "#lib/shop/tax/tax-bill.ts";
import { billsHtml } from "#lib/shop/warehouse/bill-page.ts";
import { product as productTexts } from "#texts/en/product.ts";
import { promises } from "#texts/en/promises.ts";
import ContactPage from "@/app/[language]/(shop)/contact/page";
import { LabelTable } from "@/components/catalogue/label-table";
import { SiteFooter } from "@/components/layout/site-footer";
import { contentModules, fssaiNames } from "@/scripts/content/modules";
import { readContent } from "@/scripts/content/read";
import { sampleFacts, sampleLines } from "@/scripts/content/sample-facts";
import { contentWith } from "@/tests/support/content";
import { packingSlipHtml } from "@/tests/support/packing-slip";

const NUMBER = "12345678901234";
const facts = vi.hoisted(() => ({ shop: {} as ShopFacts }));
const page = vi.hoisted(() => ({ language: "en" as Language }));
vi.mock("next/navigation", () => ({ useRouter: () => ({}), usePathname: () => "/en/contact" }));
vi.mock("#lib/shop/facts/shop.ts", async (original) => {
  const known = await original<typeof import("#lib/shop/facts/shop.ts")>();
  facts.shop = { ...known.shop };
  return { ...known, shop: facts.shop };
});
vi.mock("#lib/browser/language/texts.ts", async (original) => ({
  ...(await original<typeof import("#lib/browser/language/texts.ts")>()),
  useLanguage: () => page.language,
}));

const kinds = Object.keys(fssaiNames) as (keyof typeof fssaiNames)[];
type Kind = (typeof kinds)[number];
const licence = (kind: Kind | null) =>
  Object.assign(facts.shop, { fssai: kind && { ...fssaiNames[kind], number: NUMBER } });

/** What is read of markup: each element's text, a blank between two. */
const said = (html: string) => html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

async function shownIn(language: Language): Promise<Record<string, string>> {
  page.language = language;
  const [product] = products as [Product];
  const texts = textsOf(product.slug, language);
  const t = translateIn(language, productTexts);
  const order = language === "en" ? exampleOrder : { ...exampleOrder, language };
  const mail = statusEmail(order, "packed", "https://shop.example");
  const contact = renderToStaticMarkup(await ContactPage({ params: Promise.resolve({ language }) }));
  const label = renderToStaticMarkup(<LabelTable product={product} texts={texts} language={language} t={t} />);
  const home = shopPromises(language, translateIn(language, promises));
  return {
    contact: said(contact),
    footer: said(renderToStaticMarkup(<SiteFooter />)),
    label: said(label),
    terms: String(policyFacts(language).licence?.text ?? ""),
    text: mail.text,
    html: said(mail.html),
    promises: home.map(({ title, detail }) => `${title} ${detail}`).join(),
  };
}

test.each(kinds)(
  "a %s is called so wherever its number stands: in both languages, on slip and bill in English",
  async (kind) => {
    licence(kind);
    const others = kinds
      .filter((other) => other !== kind)
      .flatMap((other) => [fssaiNames[other].en, fssaiNames[other].ta]);
    for (const language of ["en", "ta"] as const)
      for (const [place, text] of Object.entries(await shownIn(language))) {
        expect(text, place).toContain(`${fssaiNames[kind][language]} ${NUMBER}`);
        for (const other of others) expect(text, place).not.toContain(other);
      }
    vi.resetModules();
    const { taxFacts } = await import("#lib/shop/tax/tax-facts.ts");
    const bill = { ...billOf(exampleOrder, taxFacts, "2026-11-27T10:00:00Z"), n: 1 };
    for (const paper of [billsHtml([bill]), packingSlipHtml(exampleOrder)])
      expect(said(paper)).toContain(`${fssaiNames[kind].en} ${NUMBER}`);
  },
);

test("without a licence no page, label, policy, mail or slip speaks of one", async () => {
  licence(null);
  const shown = await shownIn("en");
  const others = { slip: packingSlipHtml(exampleOrder), store: JSON.stringify(storeData("https://shop.example")) };
  for (const [place, text] of Object.entries({ ...shown, ...others }))
    expect(text, place).not.toMatch(/FSSAI|licence|registration|null|false/);
  for (const place of ["contact", "footer", "text"]) expect(shown[place]).toContain(facts.shop.legalName);
});

/** The module of the shop's facts, and what the check says, of a shop with these samples. */
function shopOf(samples: string[]) {
  const folder = contentWith((files) => {
    Object.assign(files["shop.json"] as object, { samples, upiId: "till@okbank" });
  });
  const { content, problems } = readContent(folder);
  if (!content) throw new Error(problems.join("\n"));
  const modules = contentModules(content, {}, {});
  return { facts: modules["shop.ts"] ?? "", says: sampleLines(sampleFacts(content), "lib/content") };
}

// promise: a promise that is only a sample is nowhere made
test("a licence and a UPI id that are samples are no facts of the shop, and the check says so; real ones are", () => {
  const real = shopOf(["phone"]);
  expect(real.facts).toMatch(/"fssai": \{\s+"number": "\d{14}",\s+"en": "FSSAI state licence"/);
  expect(real.facts).toContain('"upiId": "till@okbank"');
  const samples = shopOf(["fssai", "upiId"]);
  for (const fact of ["fssai", "upiId"]) {
    expect(samples.facts).toContain(`"${fact}": null`);
    expect(samples.says.find((line) => line.includes(`: ${fact}:`))).toContain("until then it is shown nowhere");
  }
});

test("a program that reads the home page is told no fact that is a sample, and every other one", () => {
  // Of the fixture shop's facts e-mail and profiles are samples, phone and address are not.
  const store = storeData("https://shop.example");
  expect([store.email, store.sameAs]).toEqual([undefined, undefined]);
  expect(store).toMatchObject({ legalName: facts.shop.legalName, telephone: expect.any(String), address: {} });
});
