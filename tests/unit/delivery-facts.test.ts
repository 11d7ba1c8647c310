import { expect, test } from "vitest";
import { shopSchema } from "#lib/shop/content/content-schema.ts";
import { taxKinds } from "#lib/shop/content/tax-kinds.ts";
import { states } from "#lib/shop/customer/address.ts";
import { checkContent } from "@/scripts/content/check";
import { readContent } from "@/scripts/content/read";
import { writeContent } from "@/scripts/content/write";
import { contentWith, type Files } from "@/tests/support/content";

type Facts = Record<string, unknown>;
const shopWith = (facts: Facts) => (files: Files) => {
  Object.assign(files["shop.json"] as object, facts);
};
/** What stops a build with these facts, without the folder's name. */
async function problemsOf(facts: Facts): Promise<string[]> {
  const folder = contentWith(shopWith(facts));
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

test.each(taxKinds)("the fixture shop has no mistake as a shop that is %s and delivers in Kerala", (tax) => {
  const { content } = readContent("tests/fixture-shop");
  if (!content) throw new Error("The fixture shop can't be read.");
  const shop = {
    ...content.shop,
    tax,
    gstin: GSTIN[tax],
    deliverTo: shopSchema.shape.deliverTo.parse(HERE),
  };
  expect(checkContent({ ...content, shop }, "folder", "2026-11-27")).toEqual([]);
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
  for (const deliverTo of [
    undefined,
    { states: "all" },
    { states: ["Goa", "Kerala"], withoutPincodes: ["67", "673121"] },
  ])
    expect(await problemsOf({ tax: "regular", gstin: GSTIN.regular, deliverTo })).toEqual([]);
  const none = { isOnly: false, states: [], withoutPincodes: [] };
  for (const given of [undefined, { states: "all" }, { states }])
    expect(shopSchema.shape.deliverTo.parse(given)).toEqual(none);
});

test.each<[what: string, deliverTo: unknown, problem: string]>([
  [
    "a state that is none",
    { states: ["Keralam"] },
    'deliverTo states: ["Keralam"] is not an area; "all", or a list of states',
  ],
  ["a word", { states: "some" }, 'deliverTo states: "some" is not an area; "all", or a list of states'],
  ["no state", { states: [] }, "deliverTo states: lacks Kerala, the homeState of delivery; add it, or mend that"],
  ["no list", {}, 'deliverTo states: is missing; "all", or a list of states'],
  [
    "a pincode of one digit",
    { ...HERE, withoutPincodes: ["7"] },
    'deliverTo withoutPincodes 1.: "7" is not a beginning; like "744"',
  ],
  ["a number", { ...HERE, withoutPincodes: [744] }, 'deliverTo withoutPincodes 1.: 744 is not a beginning; like "744"'],
  [
    "a typing error",
    { ...HERE, without: [] },
    "deliverTo: unknown field without; the fields are states, withoutPincodes",
  ],
  [
    "all but the home state",
    { states: ["Goa"] },
    "deliverTo states: lacks Kerala, the homeState of delivery; add it, or mend that",
  ],
])("%s as deliverTo is a mistake with its cure", async (_what, deliverTo, problem) => {
  expect(await problemsOf({ tax: "regular", gstin: GSTIN.regular, deliverTo })).toEqual([`shop.json: ${problem}`]);
});
