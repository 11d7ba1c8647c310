import { createElement, Fragment, type ReactNode } from "react";
import { Link } from "#lib/browser/language/link.ts";
import type {
  PolicyBlock,
  PolicyFactName,
  PolicyFacts,
  PolicyInline,
  StoredKey,
} from "#lib/shop/content/policy-text.ts";
import { type Language, langOfDefault } from "#lib/shop/language/language.ts";
import type { Translate } from "#lib/shop/language/translate.ts";
import type { PoliciesTexts } from "#texts/en/policies.ts";
import { FactList } from "./fact-list";

type Props = {
  blocks: PolicyBlock[];
  facts: PolicyFacts;
  language: Language;
  t: Translate<PoliciesTexts>;
};

/**
 * The text of one part of a policy, from lib/content/policies. A paragraph, item or row with a fact that this shop
 * doesn't have is left out. No element has a key: it would be sent with the page.
 */
export function PolicyText({ blocks, facts, language, t }: Props) {
  const isKnown = (inlines: PolicyInline[]) => namesIn(inlines).every((name) => facts[name] !== null);
  const element = (name: string | typeof Fragment, inlines: PolicyInline[]) =>
    createElement(name, null, ...inlines.map(word));
  const word = (inline: PolicyInline): ReactNode => {
    if (typeof inline === "string") return inline;
    if ("bold" in inline) return element("strong", inline.bold);
    if ("link" in inline) {
      const href = typeof inline.link === "string" ? inline.link : facts[inline.link.fact]?.href;
      return linkTo(href ?? "", inline.words.map(word));
    }
    const { text, href, lang } = facts[inline.fact] ?? { text: "" };
    if (href) return linkTo(href, [text]);
    return lang ? <span lang={lang}>{text}</span> : text;
  };
  const drawn = (block: PolicyBlock): ReactNode => {
    if ("paragraph" in block) return isKnown(block.paragraph) && element("p", block.paragraph);
    if ("list" in block)
      return createElement("ul", null, ...block.list.filter(isKnown).map((item) => element("li", item)));
    const rows = block.rows.filter((row) => row.every(isKnown));
    const list = <FactList facts={rows.map(([name, what]) => [element(Fragment, name), element(Fragment, what)])} />;
    return block.stored ? createElement(Fragment, null, list, storedKeys(block.rows, block.stored)) : list;
  };
  /** The names under which the browser stores each, only for who opens them. */
  const storedKeys = (rows: [PolicyInline[], PolicyInline[]][], stored: StoredKey[]) => (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 text-tamarind underline underline-offset-4">
        {t("storageNames")}
      </summary>
      <dl className="grid gap-2 text-sm">
        {stored.map(({ key, area }, index) => (
          <div key={key}>
            <dt className="inline">{element(Fragment, rows[index]?.[0] ?? [])}:</dt>{" "}
            <dd className="inline" lang={langOfDefault(language)}>
              <code>{key}</code> {t("storedIn", { area })}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
  return createElement(Fragment, null, ...blocks.map(drawn));
}

function linkTo(href: string, words: ReactNode[]) {
  if (href.startsWith("/")) return createElement(Link, { href }, ...words);
  return createElement("a", { href, rel: href.startsWith("https:") ? "noopener" : undefined }, ...words);
}

/** The facts that a text names. */
const namesIn = (inlines: PolicyInline[]): PolicyFactName[] =>
  inlines.flatMap((inline) => {
    if (typeof inline === "string") return [];
    if ("fact" in inline) return [inline.fact];
    if ("bold" in inline) return namesIn(inline.bold);
    return [...(typeof inline.link === "string" ? [] : [inline.link.fact]), ...namesIn(inline.words)];
  });
