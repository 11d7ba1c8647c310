import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test, vi } from "vitest";
import { policyFacts } from "#lib/server/pages/policy-facts.ts";
import { products } from "#lib/shop/catalogue/catalogue.ts";
import { textsOf } from "#lib/shop/catalogue/catalogue-texts.ts";
import { translate } from "#lib/shop/language/translate.ts";
import { statusEmail } from "#lib/shop/messages/customer-email.ts";
import { exampleOrder } from "#lib/shop/order/example-order.ts";
import { shopPromises } from "#lib/shop/promises.ts";
import { storeData } from "#lib/shop/seo/structured-data.ts";
import { shop } from "#lib/shop/shop.ts";
import { packingSlipHtml } from "#lib/shop/warehouse/packing-slip.ts";
import { product as productTexts } from "#texts/en/product.ts";
import { promises } from "#texts/en/promises.ts";
import ContactPage from "@/app/[language]/(shop)/contact/page";
import { LabelTable } from "@/components/catalogue/label-table";
import { SiteFooter } from "@/components/layout/site-footer";
import { contentModules } from "@/scripts/content/modules";
import { readContent } from "@/scripts/content/read";
import { sampleFacts, sampleLines } from "@/scripts/content/sample-facts";
import { contentWith } from "@/tests/support/content";

const licence = vi.hoisted(() => ({ own: "" as string | null }));
vi.mock("next/navigation", () => ({ useRouter: () => ({}), usePathname: () => "/en/contact" }));
vi.mock("#lib/shop/shop.ts", async (original) => {
  const known = await original<typeof import("#lib/shop/shop.ts")>();
  licence.own = known.shop.fssai?.number ?? null;
  return { ...known, shop: { ...known.shop, fssai: null } };
});
beforeAll(() => expect(licence.own).toMatch(/^\d{14}$/));

/** The module of the shop's facts, and what the check says, of a shop with these samples. */
function shopOf(samples: string[], confirmed = true) {
  const folder = contentWith((files) => {
    Object.assign(files["shop.json"] as object, { samples, upiId: "till@okbank" });
    const product = files["products/red-thing.json"] as { label: object };
    product.label = { ...product.label, confirmed };
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

test("without a licence no page, label, policy, mail or slip speaks of one", async () => {
  const [product] = products;
  if (!product) throw new Error("The catalogue is empty.");
  const texts = textsOf(product.slug);
  const contact = await ContactPage({ params: Promise.resolve({ language: "en" }) });
  const label = renderToStaticMarkup(<LabelTable product={product} texts={texts} t={translate(productTexts)} />);
  const mail = statusEmail(exampleOrder, "packed", "https://shop.example");
  const shown = {
    contact: renderToStaticMarkup(contact),
    footer: renderToStaticMarkup(<SiteFooter />),
    label,
    mail: mail.text + mail.html,
    slip: packingSlipHtml(exampleOrder),
    store: JSON.stringify(storeData("https://shop.example")),
    promises: JSON.stringify(shopPromises("en", translate(promises))),
  };
  for (const [place, text] of Object.entries(shown))
    expect(text, place).not.toMatch(/FSSAI|licence|registration|null|false/);
  for (const place of ["contact", "footer", "mail", "slip"] as const) expect(shown[place]).toContain(shop.legalName);
  expect([policyFacts("en").licence, policyFacts("ta").licence]).toEqual([null, null]);
});

test("a program that reads the home page is told no fact that is a sample, and every other one", () => {
  // Of the fixture shop's facts e-mail and profiles are samples, phone and address are not.
  const store = storeData("https://shop.example");
  expect([store.email, store.sameAs]).toEqual([undefined, undefined]);
  expect(store).toMatchObject({ legalName: shop.legalName, telephone: expect.any(String), address: {} });
});
