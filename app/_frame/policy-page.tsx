import type { ComponentProps } from "react";
import { translateIn } from "#lib/server/language/translate-in.ts";
import { pageTitle } from "#lib/server/pages/page-metadata.ts";
import type { PageProps } from "#lib/server/pages/page-props.ts";
import { policyFacts } from "#lib/server/pages/policy-facts.ts";
import { pageOrigin } from "#lib/server/settings/site.ts";
import type { PolicyName } from "#lib/shop/content/policy-text.ts";
import type { Language } from "#lib/shop/language/language.ts";
import type { Translate } from "#lib/shop/language/translate.ts";
import { type PoliciesTexts, policies } from "#texts/en/policies.ts";
import { policyPartsIn } from "#texts/policy-parts.ts";
import { PolicyFrame } from "@/components/policies/policy-frame";

/** What a policy's page has above its text. */
type Top = Pick<ComponentProps<typeof PolicyFrame>, "intro" | "category" | "glance">;

/** The page of a policy. Its text is lib/content/policies. */
export const policyPage =
  (name: PolicyName, topOf: (t: Translate<PoliciesTexts>, language: Language) => Top) =>
  async ({ params }: PageProps) => {
    const { language } = await params;
    const t = translateIn(language, policies);
    return (
      <PolicyFrame
        language={language}
        t={t}
        origin={pageOrigin()}
        title={pageTitle(language, name)}
        parts={policyPartsIn[language][name]}
        facts={policyFacts(language)}
        {...topOf(t, language)}
      />
    );
  };
