import { expect, test } from "vitest";
import { readEnv } from "#lib/server/settings/env.ts";
import { readContent } from "@/scripts/content/read";
import { sampleFacts, sampleLines } from "@/scripts/content/sample-facts";
import { refuseSamples } from "@/scripts/start/refuse-samples";
import { contentWith } from "@/tests/support/content";

/** Whole content, with some facts of its shop and the confirmation of one label. */
function read(shop: Record<string, unknown>, confirmed = true) {
  const folder = contentWith((files) => {
    Object.assign(files["shop.json"] as object, shop);
    const product = files["products/red-thing.json"] as { label: Record<string, unknown> };
    product.label = { ...product.label, confirmed };
  });
  return { folder, ...readContent(folder) };
}
function contentOf(shop: Record<string, unknown>, confirmed = true) {
  const { content, problems } = read(shop, confirmed);
  if (!content) throw new Error(problems.join("\n"));
  return content;
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

test("a mark that names no fact, or names one twice, is a mistake with its cure", () => {
  const unknown = /shop\.json: samples 1\.: "licence" is not a fact of the shop; one of legalName, address, /;
  expect(read({ samples: ["licence"] }).problems).toEqual([expect.stringMatching(unknown)]);
  const twice = read({ samples: ["phone", "phone"] });
  expect(twice.problems).toEqual([`${twice.folder}/shop.json: samples: names a fact twice; once is enough`]);
});

test("a fact that is marked as a sample is found, whatever it looks like, and is one line with its cure; labels are counted", () => {
  const facts = sampleFacts(contentOf({ samples: ["phone", "address"], phone: "+91 98432 17650" }, false));
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
