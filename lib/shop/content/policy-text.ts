/** The pages whose texts are `lib/content/policies/{en,ta}/*.md`. */
export const policyNames = ["privacy", "shipping-returns", "terms"] as const;
export type PolicyName = (typeof policyNames)[number];

/** The names that these texts may have in braces, like `{phone}`. lib/server/pages/policy-facts.ts has their values. */
export const policyFactNames = [
  "acknowledged",
  "address",
  "city",
  "daysElsewhere",
  "deliveryArea",
  "deliveryCost",
  "email",
  "firstOrderMinimum",
  "firstOrderPercent",
  "helpline",
  "homeDays",
  "homeState",
  "legalName",
  "licence",
  "maxLines",
  "maxPacks",
  "maxSamples",
  "packingHours",
  "payment",
  "phone",
  "prices",
  "promotions",
  "refundDays",
  "refundWay",
  "reportHours",
  "retentionYears",
  "sampleGrams",
  "samplePercent",
  "settled",
  "shop",
  "upiId",
  "weights",
  "whatsapp",
] as const;
export type PolicyFactName = (typeof policyFactNames)[number];

/** A fact's words, its link, and its language where it is not the page's; null where the shop has no such fact. */
export type PolicyFacts = Record<PolicyFactName, { text: string | number; href?: string; lang?: "en" } | null>;

/** A link's address may be a fact's. */
export type PolicyInline =
  | string
  | { fact: PolicyFactName }
  | { bold: PolicyInline[] }
  | { link: string | { fact: PolicyFactName }; words: PolicyInline[] };

export type StoredKey = { key: string; area: "localStorage" | "sessionStorage" };

/** Rows with `stored` are what the shop stores in a browser: its key and its area for each row. */
export type PolicyBlock =
  | { paragraph: PolicyInline[] }
  | { list: PolicyInline[][] }
  | { rows: [name: PolicyInline[], what: PolicyInline[]][]; stored?: StoredKey[] };

/** One part of a policy: its heading, the address of that heading on the page, and what is below it. */
export type PolicyPart = { id: string; title: string; blocks: PolicyBlock[] };
