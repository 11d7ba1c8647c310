import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { shopSchema } from "#lib/shop/content/content-schema.ts";
import { states } from "#lib/shop/customer/states.ts";
import { OPEN } from "#lib/shop/shop-state/shop-state.ts";

vi.mock("next/navigation", () => ({ useRouter: () => ({}), usePathname: () => "/en/shipping-returns" }));

type DeliverTo = { states: "all" | string[]; withoutPincodes: string[] };
const EVERYWHERE: DeliverTo = { states: "all", withoutPincodes: [] };
const only = (...states: string[]): DeliverTo => ({ states, withoutPincodes: [] });
const allBut = (...without: string[]): DeliverTo => only(...states.filter((state) => !without.includes(state)));
const without = (...withoutPincodes: string[]): DeliverTo => ({ states: "all", withoutPincodes });
const languages = ["en", "ta"] as const;

/** The modules of the fixture shop, whose home is Kerala, delivering there. */
async function shopDelivering(deliverTo: DeliverTo) {
  vi.resetModules();
  vi.doMock("#content/delivery.ts", () => ({ deliverTo: shopSchema.shape.deliverTo.parse(deliverTo) }));
  const { isDelivered, leftOut, pincodeDelivery } = await import("#lib/shop/order/pincode-delivery.ts");
  const { areaIn } = await import("#lib/server/pages/delivery-words.ts");
  return { isDelivered, leftOut, pincodeDelivery, areaIn };
}

// promise: where the shop delivers is one fact
test.each<[what: string, to: DeliverTo, state: string, pincode: string, isThere: boolean]>([
  ["everywhere", EVERYWHERE, "Delhi", "110001", true],
  ["the state alone", only("Kerala"), "Kerala", "", true],
  ["another state", only("Kerala"), "Goa", "", false],
  ["a pincode of the state", only("Kerala"), "", "682001", true],
  ["a pincode that two states share, one of which is left out", only("Kerala"), "", "682555", true],
  ["the state that is left out, at a shared pincode", only("Kerala"), "Lakshadweep", "682555", false],
  ["a pincode of another state under the right one's name", only("Kerala"), "Kerala", "110001", false],
  ["a pincode that nobody knows", only("Kerala"), "Kerala", "999999", true],
  ["nothing known yet", only("Kerala"), "", "", true],
  ["the one state without", allBut("Sikkim"), "", "737101", false],
  ["a pincode that begins so", without("744", "19"), "", "194101", false],
  ["the same with its state", without("744"), "West Bengal", "744101", false],
  ["a neighbour of it", without("7441"), "", "744201", true],
])("delivery is asked about %s", async (_what, to, state, pincode, isThere) => {
  expect((await shopDelivering(to)).isDelivered({ state, pincode })).toBe(isThere);
});

test("a pincode is answered when it is whole, a state at once, and what is named is what is left out", async () => {
  const { leftOut, pincodeDelivery } = await shopDelivering(only("Kerala", "Tamil Nadu"));
  for (const state of ["", "Delhi"]) expect(leftOut(state, "110001")).toBe("110001");
  for (const typed of ["", "11000"]) expect(leftOut("Delhi", typed)).toBe("Delhi");
  expect(leftOut("Puducherry", "605001")).toBe("Puducherry");
  for (const typed of ["", "11000", "682001"]) expect(leftOut("", typed)).toBeNull();
  const now = "2026-11-19T10:00:00Z";
  expect(pincodeDelivery(now, "110001")).toBeNull();
  expect(pincodeDelivery(now, "605001")?.states).toEqual(["Tamil Nadu"]);
});

test.each<[DeliverTo, area: string, inEnglish: string, inTamil: string]>([
  [EVERYWHERE, "all", "all over India", "இந்தியா முழுவதும்"],
  [only("Kerala"), "home", "in Kerala", "கேரளா முழுவதும்"],
  [only("Kerala", "Goa", "Punjab"), "few", "in Kerala, Goa and Punjab", "கேரளா, கோவா மற்றும் பஞ்சாப் முழுவதும்"],
  [only("Goa"), "few", "in Goa", "கோவா முழுவதும்"],
  [allBut("Goa"), "most", "all over India, except Goa", "இந்தியா முழுவதும் (கோவா தவிர)"],
  [without("744"), "most", "all over India, except some pincodes", "இந்தியா முழுவதும் (சில பின்கோடுகள் தவிர)"],
])("where %j delivers is said in both languages", async (to, area, inEnglish, inTamil) => {
  const { areaIn } = await shopDelivering(to);
  expect(areaIn("en")).toEqual({ area, where: inEnglish });
  expect(areaIn("ta")).toEqual({ area, where: inTamil });
});

async function saidIn(language: "en" | "ta"): Promise<Record<string, string>> {
  const { LanguageContext } = await import("#lib/browser/language/texts.ts");
  const { tamilTexts } = await import("@/tests/support/tamil-texts");
  const { default: ShippingReturns, generateMetadata } = await import("@/app/[language]/(shop)/shipping-returns/page");
  const { default: Terms } = await import("@/app/[language]/(shop)/terms/page");
  const { DeliveryDay } = await import("@/components/catalogue/delivery-day");
  const { DeliveryNotes } = await import("@/components/checkout/delivery-notes");
  const { confirmationEmail } = await import("#lib/shop/messages/customer-email.ts");
  const { exampleOrder } = await import("#lib/shop/order/example-order.ts");
  const { deliveryPromiseIn } = await import("#lib/shop/order/delivery.ts");
  const { shopPromises } = await import("#lib/shop/home/promises.ts");
  const { areaIn, timesIn } = await import("#lib/server/pages/delivery-words.ts");
  const { translateIn } = await import("#lib/server/language/translate-in.ts");
  const { delivery } = await import("#texts/en/delivery.ts");
  const params = Promise.resolve({ language });
  const drawn = (node: ReactNode) =>
    renderToStaticMarkup(
      <LanguageContext value={language === "ta" ? { language, texts: tamilTexts } : { language }}>
        <QueryClientProvider client={new QueryClient()}>{node}</QueryClientProvider>
      </LanguageContext>,
    );
  const mail = confirmationEmail({ ...exampleOrder, ...(language === "ta" && { language }) }, "https://shop.example");
  return {
    policy: drawn(await ShippingReturns({ params })),
    terms: drawn(await Terms({ params })),
    description: String((await generateMetadata({ params })).description),
    product: drawn(<DeliveryDay where={areaIn(language).where} times={timesIn(language)} />),
    details: drawn(<DeliveryNotes state="Kerala" />),
    promises: JSON.stringify(shopPromises(language, areaIn(language).where)),
    placed: Object.values(deliveryPromiseIn(translateIn(language, delivery))).join(" "),
    mail: mail.text + mail.html,
  };
}
async function readByMachines(): Promise<Record<string, string>> {
  const { llmsText } = await import("#lib/shop/seo/llms-text.ts");
  const { productData } = await import("#lib/shop/seo/structured-data.ts");
  const { productFeed } = await import("#lib/shop/seo/product-feed.ts");
  const { products } = await import("#lib/shop/catalogue/catalogue.ts");
  const [product] = products;
  if (!product) throw new Error("The catalogue is empty.");
  const texts = { description: "It is a thing.", everydayNames: [] };
  return {
    llms: llmsText("https://shop.example"),
    data: JSON.stringify((productData("https://shop.example", product, texts, OPEN, "en").offers as object[]) ?? {}),
    feed: productFeed("https://shop.example", OPEN, "google"),
  };
}

/** Words that only hold where other states get parcels, too; 8 days is the fixture shop's time to these. */
const FAR = {
  en: /elsewhere|other states|all over India|anywhere in India|any address|states and union|\b8 days/i,
  ta: /மற்ற (இடங்|மாநில|ஊர்)|இந்தியா முழுவதும்|எந்த முகவரிக்கும்|யூனியன்|8 நா/,
};

// promise: with a shop that delivers only in its home state no page says 'elsewhere', 'India-wide' or '10 days'
test.each(languages)(
  "a shop that delivers in its home state alone promises nothing beyond it, in %s",
  async (language) => {
    await shopDelivering(only("Kerala"));
    const said = await saidIn(language);
    for (const [place, text] of Object.entries(said)) expect(text, place).not.toMatch(FAR[language]);
    const home = { en: "in Kerala", ta: "கேரளா முழுவதும்" }[language];
    for (const place of ["policy", "product", "promises"] as const) expect(said[place]).toContain(home);
    await shopDelivering(EVERYWHERE);
    const everywhere = await saidIn(language);
    for (const place of Object.keys(said).filter((place) => place !== "terms"))
      expect(everywhere[place], place).toMatch(FAR[language]);
  },
);

test("machines read the states that get parcels, and no others", async () => {
  await shopDelivering(only("Kerala"));
  const home = await readByMachines();
  expect(home.llms).toMatch(/Delivery in Kerala is free: 2 to 4 business days in Kerala\.\n/);
  expect(home.data?.match(/"addressRegion":[^}]*/g)).toEqual(['"addressRegion":"KL"']);
  expect(home.data?.match(/OfferShippingDetails/g)).toHaveLength(1);
  expect(home.feed).not.toContain("g:shipping");
  await shopDelivering(only("Kerala", "Goa"));
  expect((await readByMachines()).data).toContain('"addressRegion":["Goa","Kerala"]');
  await shopDelivering(EVERYWHERE);
  const everywhere = await readByMachines();
  expect(everywhere.data?.match(/"addressRegion":[^}]*/g)).toEqual(['"addressRegion":"KL"']);
  expect(everywhere.data?.match(/OfferShippingDetails/g)).toHaveLength(2);
  expect(everywhere.feed).toContain("<g:shipping><g:country>IN</g:country>");
});

test("an order keeps its place where the shop has stopped to deliver: its lines may change, and it may move to a place with delivery", async () => {
  await shopDelivering(only("Kerala"));
  const { afterCustomerChange } = await import("#lib/server/orders/customer-change.ts");
  const { exampleOrder } = await import("#lib/shop/order/example-order.ts");
  const home = { ...exampleOrder.address, state: "Kerala", city: "Kochi", pincode: "682001" };
  const there = { state: "Goa", city: "Panaji", pincode: "403001" };
  const order = { ...exampleOrder, state: "Goa", address: { ...home, ...there } };
  const changed = (address: object) =>
    afterCustomerChange(order, { guest_name: "Asha", address: { ...home, ...address } });
  expect(changed(there).guest_name).toBe("Asha");
  expect(changed({}).state).toBe("Kerala");
  for (const place of [{ state: "Goa", pincode: "403002" }, { state: "Delhi" }, { pincode: "110001" }])
    expect(() => changed(place)).toThrow(expect.objectContaining({ code: "not_delivered" }));
});
