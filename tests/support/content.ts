import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { generatedFolder } from "@/scripts/content/folders";

type Json = Record<string, unknown>;

/** A description as long as search engines want one. */
const sentence = (name: string) => `${name}: ${"it is a thing of the shop, ".repeat(6)}`.slice(0, 130).trim();

/** The smallest content that is whole: one category with two products. */
const product = (name: string, position: number): Json => ({
  name: { en: name, ta: "பொருள்" },
  categorySlug: "things",
  position,
  grams: 100,
  price: 50,
  colour: "#7a2e0e",
  changedOn: "2026-01-01",
  searchDescription: sentence(name),
  everydayNames: [],
  cardLine: "A thing",
  description: "It is a thing.",
  taste: { heat: "mild", flavours: ["plain"] },
  howToUse: ["Use it."],
  pairsWith: [],
  searchWords: [],
  label: {
    vegetarian: true,
    ingredients: ["thing"],
    allergens: [],
    storage: "Keep it.",
    bestBeforeMonths: 6,
    confirmed: true,
  },
  picture: "thing",
  pictureAlt: "A thing on a plate",
  namePatterns: ["thing"],
});
const STEPS = ["Cut.", "Boil.", "Stir.", "Serve."];
const whole = (): Record<string, Json> => ({
  "shop.json": {
    name: { en: "Shop", ta: "கடை" },
    tagline: "Things",
    description: sentence("Shop"),
    legalName: "Shop Ltd",
    searchTitle: "Things to have",
    changedOn: "2026-01-01",
    address: { line1: "1 Street", line2: "Part", city: "Town", state: "Kerala", pincode: "670001", country: "India" },
    phone: "+91 90000 00000",
    whatsapp: "+91 90000 00000",
    email: "a@shop.example",
    onlineStore: "https://shop.example",
    social: { instagram: "https://i.example/a", facebook: "https://f.example/a", youtube: "https://y.example/a" },
    fssai: { kind: "state-licence", number: "12345678901234" },
    grievanceOfficer: { name: "Officer", designation: "Owner", email: "g@shop.example" },
    upiId: null,
    hero: { headline: "Things", text: "All things", placeholder: "A thing", alt: "A thing", altOnPhones: "A thing" },
    heritageAlt: "A stone",
    delivery: {
      homeState: "Kerala",
      homeStateCode: "KL",
      daysElsewhere: 8,
      homeDays: { least: 2, most: 4 },
      processingDays: { least: 1, most: 2 },
    },
    deliverTo: { states: ["Kerala"], withoutPincodes: [] },
    policies: {
      changedOn: "2026-01-01",
      reportWithinHours: 24,
      refundWithinDays: 5,
      complaintAcknowledgedWithin: "48 hours",
      complaintSettledWithin: "one month",
      retentionYears: 8,
    },
    story: { welcome: "All is here.", heritage: "It is old." },
    dishes: [{ key: "stew", name: { en: "Stew", ta: "குழம்பு" }, products: ["red-thing"], recipe: STEPS }],
    making: {
      product: "blue-thing",
      steps: ["One", "Two", "Three"].map((title) => ({ title, text: "It is done." })),
    },
    search: { examples: ["thing"], sameWords: [] },
  },
  "categories.json": {
    categories: [
      {
        slug: "things",
        name: { en: "Things", ta: "பொருட்கள்" },
        description: "All things.",
        aliases: ["stuff"],
        searchTitle: "Many things",
        searchDescription: sentence("Things"),
        changedOn: "2026-01-01",
        inHeader: true,
        colours: { deep: "#7a2e0e", light: "#fbe3cf" },
        bannerAlt: "Things",
      },
    ],
  },
  "promotions.json": {
    promotions: [
      {
        id: "first_order",
        name: { en: "First" },
        percent: 50,
        requires: "claim",
        minimum: { signed_in: 100, guest: 200 },
      },
      { id: "eligible", name: { en: "Sample" }, percent: 10, requires: "eligibility", offProduction: true },
      { id: "sample", name: { en: "Sample" }, percent: 10, requires: "samples" },
      { id: "feast", name: { en: "Feast" }, percent: 15, from: "2027-01-14", until: "2027-01-17" },
    ],
  },
  "pictures.json": Object.fromEntries(
    ["hero", "hero-mobile", "heritage", "placeholder"].map((key) => [
      key,
      { master: "a", recipe: "b", hash: "01234567", width: 1200, height: 1200 },
    ]),
  ),
  "products/red-thing.json": product("Red Thing", 1),
  "products/blue-thing.json": product("Blue Thing", 2),
});

/** Files as they are on disk: an object is written as JSON, a text as it is, null is left out. */
export type Files = Record<string, Json | string | Buffer | null>;

/**
 * Writes whole content into a folder of its own, which goes with the test.
 * @param change changes what is written
 */
export function contentWith(change: (files: Files) => void = () => {}): string {
  const files: Files = whole();
  change(files);
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  onTestFinished(() => {
    for (const each of [folder, generatedFolder(folder)]) rmSync(each, { recursive: true, force: true });
  });
  for (const [name, value] of Object.entries(files))
    if (value !== null) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(
        join(folder, name),
        typeof value === "string" || Buffer.isBuffer(value) ? value : JSON.stringify(value),
      );
    }
  return folder;
}
