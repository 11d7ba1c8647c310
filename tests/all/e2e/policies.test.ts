import { readFileSync } from "node:fs";
import { join } from "node:path";
import { MAX_LINES, MAX_QUANTITY } from "#lib/shop/cart/cart.ts";
import { pricesText, weightsText } from "#lib/shop/catalogue/packs.ts";
import type { PolicyFactName, PolicyName } from "#lib/shop/content/policy-text.ts";
import { addressText, shop } from "#lib/shop/facts/shop.ts";
import {
  CONSUMER_HELPLINE,
  grievanceOfficer,
  policies,
  REFUND_WITHIN_DAYS,
  REPORT_WITHIN_HOURS,
} from "#lib/shop/facts/shop-texts.ts";
import { translate } from "#lib/shop/language/translate.ts";
import { DAYS_ELSEWHERE, HOME_DAYS, HOME_STATE, PROCESSING_HOURS } from "#lib/shop/order/delivery.ts";
import { MAX_SAMPLES, SAMPLE_GRAMS } from "#lib/shop/pricing/line.ts";
import { FIRST_ORDER_PERCENT, firstOrderMinimum, SAMPLE_PERCENT } from "#lib/shop/pricing/offer-rules.ts";
import { offerRules } from "#texts/en/offer-rules.ts";
import { POLICIES } from "@/scripts/content/policies";
import { projectRoot } from "@/scripts/env";
import { expectAccessible, stateWidths } from "@/tests/support/accessible";
import { expect, test } from "@/tests/support/e2e-test";
import { long } from "@/tests/support/length";
import { headOf, readPage, wordsOf } from "@/tests/support/site-crawl";
import { storageList } from "@/tests/support/stored-keys";

/** What the policies name as `{name}`; every figure is the constant that the program uses. */
const facts: Record<PolicyFactName, string | number> = {
  acknowledged: policies.complaintAcknowledgedWithin.en,
  address: addressText,
  city: shop.address.city,
  daysElsewhere: DAYS_ELSEWHERE,
  deliveryArea:
    "We deliver all over India, except Mizoram and some pincodes. We don't deliver to pincodes that begin with 173.",
  deliveryCost: "Delivery is free, whatever you order: the price on the pack is all you pay.",
  email: shop.email,
  firstOrderMinimum: firstOrderMinimum(translate(offerRules)),
  firstOrderPercent: FIRST_ORDER_PERCENT,
  helpline: CONSUMER_HELPLINE,
  homeDays: `${HOME_DAYS.least}-${HOME_DAYS.most}`,
  homeState: HOME_STATE,
  legalName: shop.legalName,
  licence: `FSSAI registration ${shop.fssai?.number}`,
  maxLines: MAX_LINES,
  maxPacks: MAX_QUANTITY,
  maxSamples: MAX_SAMPLES,
  packingHours: PROCESSING_HOURS,
  payment: "Our team confirms the payment with you before dispatch.",
  phone: shop.phone,
  promotions: "",
  prices: pricesText("en"),
  refundDays: REFUND_WITHIN_DAYS,
  refundWay: "the same way you paid",
  reportHours: REPORT_WITHIN_HOURS,
  retentionYears: policies.retentionYears,
  sampleGrams: SAMPLE_GRAMS,
  samplePercent: SAMPLE_PERCENT,
  settled: policies.complaintSettledWithin.en,
  shop: shop.name,
  upiId: shop.upiId ?? "",
  weights: weightsText("en"),
  whatsapp: shop.whatsapp,
};

/**
 * All that a policy says, paragraph by paragraph, with its facts. A line about a UPI id is for a shop that has one, and that of the
 * promotions for days when one is on.
 */
function saidIn(policy: PolicyName): string[] {
  const lines = readFileSync(join(projectRoot, POLICIES, "en", `${policy}.md`), "utf8").split("\n");
  return lines
    .filter((line) => /\w/.test(line) && line !== "On now: {promotions}" && (shop.upiId || !line.includes("{upiId}")))
    .flatMap((line) =>
      line
        .replace(/^## (.*) \{#.*/, "$1")
        .replace(/^- /, "")
        // The key and its area are shown where they are asked for, to those who look.
        .replace(/ \| `[^`]+` \| \w+ \|$/, "")
        .split(/ ?\| ?|\*\*/),
    )
    .map((words) => words.replace(/\[(.*?)\]\(.*?\)/g, "$1"))
    .map((words) => words.replace(/\{(\w+)\}/g, (_, name: PolicyFactName) => String(facts[name])));
}

/** Each page, and its facts. */
const pages = {
  "/contact": {
    heading: "Contact",
    says: [
      shop.email,
      shop.phone,
      shop.whatsapp,
      shop.legalName,
      shop.fssai?.number ?? "no licence",
      shop.address.line1,
      "Grievance officer",
      ...[grievanceOfficer.name, grievanceOfficer.designation, grievanceOfficer.email],
      addressText,
      policies.complaintAcknowledgedWithin.en,
      policies.complaintSettledWithin.en,
      CONSUMER_HELPLINE,
      new URL(shop.onlineStore).host,
    ],
  },
  "/privacy": {
    heading: "Privacy Policy",
    says: [
      ...saidIn("privacy"),
      ...storageList.flatMap(({ en }) => en),
      // What the law asks for.
      ..."erase|Data Protection Board of India|after your death|as easy as giving it|grievance officer".split("|"),
    ],
  },
  "/terms": { heading: "Terms", says: saidIn("terms") },
  "/shipping-returns": { heading: "Shipping & Returns", says: saidIn("shipping-returns") },
};

/** The words of a page's main part, without the edges of what stands within a line. */
const wordsIn = (main: string) =>
  wordsOf({
    path: "",
    status: 200,
    links: [],
    html: `<body>${main.replace(/<!--.*?-->|<\/?(?:a|strong|span|code)\b[^>]*>/g, "")}`,
  });

for (const [path, { heading, says }] of Object.entries(pages))
  test(`${path} says in its HTML what it must, under headings in their order`, async ({ baseURL }) => {
    const page = await readPage(baseURL ?? "", path);
    const main = /<main.*<\/main>/s.exec(page.html)?.[0] ?? "";
    expect(headOf(page).title).toBe(`${heading} | ${shop.name}`);
    expect(main).toMatch(new RegExp(`<h1[^>]*>${heading.replace("&", "&amp;")}</h1>`));
    const text = wordsIn(main);
    for (const fact of says) expect(text).toContain(fact.replace(/\s+/g, " ").trim());
    const [first, ...others] = [...main.matchAll(/<(h\d)/g)].map(([, level]) => level);
    expect([first, ...new Set(others)]).toEqual(["h1", "h2"]);
    // Phone, WhatsApp and e-mail dial, chat and write.
    if (path === "/contact")
      for (const href of ["tel:+919447012345", "https://wa.me/919447054321", `mailto:${shop.email}`, shop.onlineStore])
        expect(main).toContain(`href="${href}"`);
  });

/** The short form follows one page's table of contents; all three are made by the same component. */
for (const path of long ? ["/privacy", "/terms", "/shipping-returns"] : ["/privacy"])
  test(`${path}: its table of contents leads to each of its parts, and it says when it changed`, async ({ page }) => {
    await page.goto(path);
    const contents = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
    const titles = await page.getByRole("main").locator("section > h2").allInnerTexts();
    expect(titles.length).toBeGreaterThan(5);
    expect(await contents.allInnerTexts()).toEqual(titles);
    for (const link of await contents.all()) {
      const hash = (await link.getAttribute("href")) ?? "";
      await link.click();
      await expect(page).toHaveURL(path + hash);
      const part = page.locator(`section${hash}`);
      await expect(part.getByRole("heading", { name: await link.innerText(), exact: true })).toBeInViewport();
    }
    await expect(page.getByText(/^Last changed on \d+ \w+ \d{4}\.$/)).toBeVisible();
  });

test("no page sets a cookie, as the privacy page says", async ({ page, context }) => {
  for (const path of ["/", "/product-details/hill-tea", "/cart", "/order-status", "/privacy"]) await page.goto(path);
  expect(await context.cookies()).toEqual([]);
});

test("the privacy page says in plain words what is stored, and storage keys only on demand", async ({ page }) => {
  await page.goto("/privacy");
  const main = page.getByRole("main");
  const shown = await main.innerText();
  const raw = storageList.map(({ key }) => key).filter((key) => /[_A-Z-]/.test(key));
  expect(raw.length).toBeGreaterThan(5);
  expect(raw.filter((key) => shown.includes(key))).toEqual([]);
  await main.getByText("For the technically minded").click();
  const opened = await main.innerText();
  for (const { key } of storageList) expect(opened).toContain(key);
  await expectAccessible(page, stateWidths);
});
