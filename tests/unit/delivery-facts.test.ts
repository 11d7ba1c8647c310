import { expect, test } from "vitest";
import { shopSchema } from "#lib/shop/content/content-schema.ts";
import { taxKinds } from "#lib/shop/content/tax-kinds.ts";
import { states } from "#lib/shop/customer/states.ts";
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
