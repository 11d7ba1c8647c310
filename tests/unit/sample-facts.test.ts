import { expect, test } from "vitest";
import { readContent } from "@/scripts/content/read";
import { sampleFacts, sampleLines } from "@/scripts/content/sample-facts";
import { contentWith } from "@/tests/support/content";

/** Whole content, with some facts of its shop and the confirmation of one label. */
function contentOf(shop: Record<string, unknown>, confirmed = true) {
  const folder = contentWith((files) => {
    Object.assign(files["shop.json"] as object, shop);
    const product = files["products/red-thing.json"] as { label: Record<string, unknown> };
    product.label = { ...product.label, confirmed };
  });
  const { content, problems } = readContent(folder);
  if (!content) throw new Error(problems.join("\n"));
  return content;
}

/** Facts that no example of a number, a domain or the word itself is in. */
const real = {
  ...{ phone: "+91 98432 17650", whatsapp: "+91 98432 17650", email: "hello@spices.in" },
  ...{ onlineStore: "https://spices.in", fssaiLicence: "12421003000417" },
  social: { instagram: "https://i.in/a", facebook: "https://f.in/a", youtube: "https://y.in/a" },
  grievanceOfficer: { name: "R. Meena", email: "meena@spices.in" },
};

test("a shop whose facts are its own has no sample facts", () => {
  expect(sampleFacts(contentOf(real))).toEqual([]);
});

test.each([
  [{ legalName: "Foods (Sample)" }, "legalName"],
  [{ phone: "+91 90000 00000" }, "phone"],
  [{ email: "hello@shop.example" }, "email"],
  [{ fssaiLicence: "10000000000000 (Sample)" }, "fssaiLicence"],
  [{ grievanceOfficer: { name: "Sample Name", email: "meena@spices.in" } }, "grievanceOfficer.name"],
  [{ social: { ...real.social, youtube: "https://www.youtube.com/@shop.example" } }, "social.youtube"],
])("what the project ships as a sample is found: %j", (fact, field) => {
  expect(sampleFacts(contentOf({ ...real, ...fact })).map((found) => found.field)).toEqual([field]);
});

test("each sample fact is one line with its cure, and unconfirmed labels are counted", () => {
  const facts = sampleFacts(contentOf({ ...real, phone: "+91 90000 00000" }, false));
  expect(sampleLines(facts, "lib/content")).toEqual([
    "lib/content/shop.json: phone: '+91 90000 00000' is a sample; put your own there",
    "lib/content/products: 1 label(s) are samples; check each, and set confirmed to true",
  ]);
});
