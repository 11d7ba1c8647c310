import { translateIn } from "#lib/server/language/translate-in.ts";
import { type PageTitle, pageTitle } from "#lib/server/pages/page-metadata.ts";
import { policyFacts } from "#lib/server/pages/policy-facts.ts";
import { pageOrigin } from "#lib/server/settings/site.ts";
import type { Language } from "#lib/shop/language/language.ts";
import { policies } from "#texts/en/policies.ts";
import { policyPartsIn } from "#texts/policy-parts.ts";

/** What the page of a policy has by its name. Its text is lib/content/policies. */
export const policyPropsIn = (language: Language, title: PageTitle, name: keyof typeof policyPartsIn.en) => ({
  language,
  t: translateIn(language, policies),
  origin: pageOrigin(),
  title: pageTitle(language, title),
  parts: policyPartsIn[language][name],
  facts: policyFacts(language),
});
