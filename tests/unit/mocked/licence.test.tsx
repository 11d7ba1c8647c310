import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { LanguageContext } from "#lib/browser/language/texts.ts";
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
import { fssai } from "#texts/en/fssai.ts";
import { product as productTexts } from "#texts/en/product.ts";
import ContactPage from "@/app/[language]/(shop)/contact/page";
import { LabelTable } from "@/components/catalogue/label-table";
import { SiteFooter } from "@/components/layout/site-footer";
import { contentModules } from "@/scripts/content/modules";
import { readContent } from "@/scripts/content/read";
import { sampleFacts, sampleLines } from "@/scripts/content/sample-facts";
import { contentWith } from "@/tests/support/content";
import { packingSlipHtml } from "@/tests/support/packing-slip";
import { tamilTexts } from "@/tests/support/tamil-texts";

const NUMBER = "12345678901234";
const facts = vi.hoisted(() => ({ shop: {} as ShopFacts }));
vi.mock("next/navigation", () => ({ useRouter: () => ({}), usePathname: () => "/en/contact" }));
vi.mock("#lib/shop/facts/shop.ts", async (original) => {
  const known = await original<typeof import("#lib/shop/facts/shop.ts")>();
  facts.shop = { ...known.shop };
  return { ...known, shop: facts.shop };
});

const kinds = ["registration", "state-licence", "central-licence"] as const;
const nameIn = (language: Language, kind: Kind) => translateIn(language, fssai)(kind);
type Kind = (typeof kinds)[number];
const licence = (kind: Kind | null) => Object.assign(facts.shop, { fssai: kind && { kind, number: NUMBER } });

/** What is read of markup: each element's text, a blank between two. */
const said = (html: string) => html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

async function shownIn(language: Language): Promise<Record<string, string>> {
  const [product] = products as [Product];
  const texts = textsOf(product.slug, language);
  const t = translateIn(language, productTexts);
  const order = language === "en" ? exampleOrder : { ...exampleOrder, language };
  const mail = statusEmail(order, "packed", "https://shop.example");
  const contact = renderToStaticMarkup(await ContactPage({ params: Promise.resolve({ language }) }));
  const label = renderToStaticMarkup(<LabelTable product={product} texts={texts} language={language} t={t} />);
  const footer = <LanguageContext value={{ language, texts: tamilTexts }}>{<SiteFooter />}</LanguageContext>;
  const home = shopPromises(language);
  return {
    contact: said(contact),
    footer: said(renderToStaticMarkup(footer)),
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
      .flatMap((other) => [nameIn("en", other), nameIn("ta", other)]);
    for (const language of ["en", "ta"] as const)
      for (const [place, text] of Object.entries(await shownIn(language))) {
        expect(text, place).toContain(`${nameIn(language, kind)} ${NUMBER}`);
        for (const other of others) expect(text, place).not.toContain(other);
      }
    vi.resetModules();
    const { taxFacts } = await import("#lib/shop/tax/tax-facts.ts");
    const bill = { ...billOf(exampleOrder, taxFacts, "2026-11-27T10:00:00Z"), n: 1 };
    for (const paper of [billsHtml([bill]), packingSlipHtml(exampleOrder)])
      expect(said(paper)).toContain(`${nameIn("en", kind)} ${NUMBER}`);
  },
);

test("without a licence no page, label, policy, mail or slip speaks of one", async () => {
  licence(null);
  const shown = await shownIn("en");
  const others = {
    slip: packingSlipHtml(exampleOrder),
    store: JSON.stringify(storeData("https://shop.example", "en")),
  };
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
  expect(real.facts).toMatch(/"fssai": \{\s+"kind": "state-licence",\s+"number": "\d{14}"/);
  expect(real.facts).toContain('"upiId": "till@okbank"');
  const samples = shopOf(["fssai", "upiId"]);
  for (const fact of ["fssai", "upiId"]) {
    expect(samples.facts).toContain(`"${fact}": null`);
    expect(samples.says.find((line) => line.includes(`: ${fact}:`))).toContain("until then it is shown nowhere");
  }
});

test("a program that reads the home page is told no fact that is a sample, and every other one", () => {
  // Of the fixture shop's facts e-mail and profiles are samples, phone and address are not.
  const store = storeData("https://shop.example", "en");
  expect([store.email, store.sameAs]).toEqual([undefined, undefined]);
  expect(store).toMatchObject({ legalName: facts.shop.legalName, telephone: expect.any(String), address: {} });
});
