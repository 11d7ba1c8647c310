import { expect, test } from "vitest";
import { readEnv } from "#lib/server/settings/env.ts";
import { shopSchema } from "#lib/shop/content/content-schema.ts";
import { taxKinds } from "#lib/shop/content/tax-kinds.ts";
import { states } from "#lib/shop/customer/states.ts";
import { claims } from "@/scripts/content/claims";
import { labelDoubts } from "@/scripts/content/label-doubts";
import { readContent } from "@/scripts/content/read";
import { sampleFacts, sampleLines } from "@/scripts/content/sample-facts";
import { writeContent } from "@/scripts/content/write";
import { refuseSamples } from "@/scripts/start/refuse-samples";
import { contentWith } from "@/tests/support/content";

/** A folder of whole content, with some facts of its shop and of one label. */
const folderOf = (shop: object, label: object = {}) =>
  contentWith((files) => {
    Object.assign(files["shop.json"] as object, shop);
    Object.assign((files["products/red-thing.json"] as { label: object }).label, label);
  });
/** What stops a build with these facts of the shop, without the folder's name. */
async function problemsOf(facts: object): Promise<string[]> {
  const folder = folderOf(facts);
  return (await writeContent(folder)).map((problem) => problem.replace(`${folder}/`, ""));
}
const GSTIN = { regular: "32BBBBB0000B1Z4", composition: "32BBBBB0000B1Z4", unregistered: null };
const HERE = { states: ["Kerala"] };
const CLOSED = {
  unregistered:
    'shop.json: deliverTo states: goes beyond Kerala, and tax is unregistered: who sells taxable goods to another state must be registered for GST, at any turnover; ask your accountant, and put ["Kerala"], or mend tax',
  composition:
    'shop.json: deliverTo states: goes beyond Kerala, and tax is composition: the composition scheme is closed to who sells to another state; ask your accountant, and put ["Kerala"], or mend tax',
};

// promise: each kind of tax with fitting deliverTo starts
test.each(taxKinds)("a seller who is %s and delivers at home builds", async (tax) => {
  expect(await problemsOf({ tax, gstin: GSTIN[tax], deliverTo: HERE })).toEqual([]);
});

// promise: unregistered, and composition, with more than its own state: the check explains and stops
test.each(["unregistered", "composition"] as const)(
  "a seller who is %s can't deliver to another state",
  async (tax) => {
    for (const deliverTo of [undefined, { states: "all" }, { states: ["Kerala", "Goa"] }])
      expect(await problemsOf({ tax, gstin: GSTIN[tax], deliverTo })).toEqual([CLOSED[tax]]);
  },
);

test("a registered seller delivers anywhere; by default it is all of India, without an exception", async () => {
  const some = { states: ["Goa", "Kerala"], withoutPincodes: ["67", "673121"] };
  for (const deliverTo of [undefined, { states: "all" }, some])
    expect(await problemsOf({ tax: "regular", gstin: GSTIN.regular, deliverTo })).toEqual([]);
  const none = { isOnly: false, states: [], withoutPincodes: [] };
  for (const given of [undefined, { states: "all" }, { states }])
    expect(shopSchema.shape.deliverTo.parse(given)).toEqual(none);
});

const NO_AREA = 'is not an area; "all", or a list of states';
const LACKS = "lacks Kerala, the homeState of delivery; add it, or mend that";
const BEGINNING = 'is not a beginning; like "744"';
test.each<[what: string, deliverTo: unknown, problem: string]>([
  ["a state that is none", { states: ["Keralam"] }, `states: ["Keralam"] ${NO_AREA}`],
  ["no state", { states: [] }, `states: ${LACKS}`],
  ["all but the home state", { states: ["Goa"] }, `states: ${LACKS}`],
  ["no list", {}, 'states: is missing; "all", or a list of states'],
  ["a pincode of one digit", { ...HERE, withoutPincodes: ["7"] }, `withoutPincodes 1.: "7" ${BEGINNING}`],
  ["a number", { ...HERE, withoutPincodes: [744] }, `withoutPincodes 1.: 744 ${BEGINNING}`],
])("%s as deliverTo is a mistake with its cure", async (_what, deliverTo, problem) => {
  const problems = await problemsOf({ tax: "regular", gstin: GSTIN.regular, deliverTo });
  expect(problems).toEqual([`shop.json: deliverTo ${problem}`]);
});

function contentOf(shop: object, label: object = {}) {
  const { content, problems } = readContent(folderOf(shop, label));
  return content ?? expect.fail(problems.join("\n"));
}

test("a fact that only looks like a sample is the shop's own", () => {
  const facts = {
    phone: "+91 98000 00017",
    fssai: { kind: "registration", number: "10000000000417" },
    legalName: "Sample & Sons",
    upiId: "sample@okbank",
    email: "hello@sample.example",
    onlineStore: "https://shop.example",
    story: { welcome: "Ask for a free sample.", heritage: "It is old." },
  };
  expect(sampleFacts(contentOf(facts))).toEqual([]);
});

test("a mark that names no fact, or names one twice, is a mistake with its cure", async () => {
  const unknown = /shop\.json: samples 1\.: "licence" is not a fact of the shop; one of legalName, address, /;
  expect(await problemsOf({ samples: ["licence"] })).toEqual([expect.stringMatching(unknown)]);
  const twice = "shop.json: samples: names a fact twice; once is enough";
  expect(await problemsOf({ samples: ["phone", "phone"] })).toEqual([twice]);
});

test("a fact that is marked as a sample is found, whatever it looks like, and is one line with its cure; labels are counted", () => {
  const facts = sampleFacts(
    contentOf({ samples: ["phone", "address"], phone: "+91 98432 17650" }, { confirmed: false }),
  );
  const cure = (field: string) => `is marked as a sample; put your own there, and take ${field} out of samples`;
  expect(sampleLines(facts, "lib/content")).toEqual([
    `lib/content/shop.json: phone: '+91 98432 17650' ${cure("phone")}`,
    `lib/content/shop.json: address: '1 Street, Part, Town, Kerala, 670001, India' ${cure("address")}`,
    "lib/content/products: 1 label(s) are samples; check each, and set confirmed to true",
  ]);
});

test("samples may be allowed to a public shop, and a secret that can be guessed never is", () => {
  const settings = { NEXT_PUBLIC_SITE_URL: "https://shop.example", ALLOW_SAMPLES: "yes" };
  expect(() => refuseSamples(readEnv(settings))).not.toThrow();
  expect(() => refuseSamples(readEnv({ ...settings, ALLOW_SAMPLES: "no" }))).toThrow(/\d+ sample facts/);
  const weak = readEnv({ ...settings, STAFF_API_TOKEN: "staff-token-staff-token" });
  expect(() => refuseSamples(weak)).toThrow(/^STAFF_API_TOKEN can be guessed: (?!.*staff-token-staff-token)/);
});

// promise: words with a duty of proof are named with their rule and their place, and stop nothing
test("words with a duty of proof are found in facts, with their file, field and rule, in English only", async () => {
  const folder = contentWith((files) => {
    const description = "Made at home, naturally and with unnatural care; sun-cured, it heals.";
    Object.assign(files["shop.json"] as object, { tagline: "Traditional taste", description });
    const product = files["products/red-thing.json"] as Record<string, unknown>;
    Object.assign(product, { howToUse: ["Use it.", "Home-made and HOMECOOKED, never impure."], taste: { ta: "Pure" } });
  });
  const LAW = "(Food Safety and Standards (Advertising and Claims) Regulations, 2018)";
  const own = claims(folder).filter((line) => line.startsWith(folder));
  expect(own.map((line) => line.replace(`${folder}/`, ""))).toEqual([
    `products/red-thing.json: howToUse 2.: 'Home-made' not at all, 'HOMECOOKED' not at all ${LAW}`,
    `shop.json: tagline: 'Traditional' only where it can be proved ${LAW}`,
    `shop.json: description: 'naturally' only where it can be proved, 'heals' only where it can be proved ${LAW}`,
  ]);
});

/** What is asked of a product with this label; the other product has nothing odd. */
const doubtsOf = (label: object) => labelDoubts(contentOf({}, label).products, "content");
const AT = "content/products/red-thing.json: label";

test("an allergen that an ingredient brings and the label does not name is asked about; it stops nothing", () => {
  expect(doubtsOf({ ingredients: ["gingelly oil", "salt"], allergens: ["sesame"] })).toEqual([]);
  expect(doubtsOf({ ingredients: ["Gingelly oil"], allergens: ["milk"] })).toEqual([
    `${AT} allergens: an ingredient brings sesame; add it`,
  ]);
});

const parts = { protein: 10, carbohydrate: 45, totalSugars: 1, addedSugars: 0, fat: 20, saturatedFat: 3, transFat: 0 };
const nutrition = { energyKcal: 400, ...parts, sodiumMg: 100 };

test("energy that its parts have within a tenth is believed, and other energy is asked about", () => {
  expect(doubtsOf({ nutrition })).toEqual([]);
  expect(doubtsOf({ nutrition: { ...nutrition, energyKcal: 440 } })).toEqual([]);
  expect(doubtsOf({ nutrition: { ...nutrition, energyKcal: 441 } })).toEqual([
    `${AT} nutrition: its parts have 400 kcal; compare energyKcal with the sheet`,
  ]);
});
