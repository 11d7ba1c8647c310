import { existsSync } from "node:fs";
import { join } from "node:path";
import { type PolicyName, type PolicyPart, policyNames } from "#lib/shop/content/policy-text.ts";
import {
  DEFAULT_LANGUAGE,
  englishName,
  type Language,
  languageCodes,
  languages,
  otherLanguages,
} from "#lib/shop/language/language.ts";
import { projectRoot } from "../env.ts";
import { type Policy, policyParts } from "./policy-parts.ts";
import { type Made, type Problem, readText } from "./read.ts";
import { SHOWN } from "./text-modules.ts";

/**
 * The folder of the policies, from the project's root: one Markdown file for each page and language. Every shop has the
 * same ones.
 */
export const POLICIES = "lib/content/policies";

type PartsByName = Record<PolicyName, PolicyPart[]>;

/** The module with all policies, by its path below `.content/texts`, or mistakes. */
export function policyModules(folder = POLICIES): Made {
  const problems: Problem[] = [];
  const untranslated: Problem[] = [];
  const parts = Object.fromEntries(languageCodes.map((code) => [code, {}])) as Record<Language, PartsByName>;
  for (const name of policyNames) {
    const ownFile = (language: Language) => `${folder}/${language}/${name}.md`;
    const isMissing = (language: Language) =>
      !languages[language].isComplete && !existsSync(join(projectRoot, ownFile(language)));
    const fileIn = (language: Language) => ownFile(isMissing(language) ? DEFAULT_LANGUAGE : language);
    const english = readPolicy(fileIn(DEFAULT_LANGUAGE));
    problems.push(...english.problems);
    parts[DEFAULT_LANGUAGE][name] = english.parts;
    for (const language of otherLanguages) {
      if (isMissing(language)) untranslated.push(`${ownFile(language)}: is not there yet, and ${SHOWN}`);
      const other = readPolicy(fileIn(language));
      problems.push(...other.problems);
      parts[language][name] = other.parts;
      if (english.problems.length + other.problems.length === 0)
        problems.push(
          ...onlyHere(english, other, fileIn(DEFAULT_LANGUAGE), language),
          ...onlyHere(other, english, fileIn(language), DEFAULT_LANGUAGE),
          ...otherParts(english, other, fileIn(language)),
        );
    }
  }
  return { modules: { "policy-parts.ts": moduleOf(parts) }, problems, untranslated };
}

function readPolicy(file: string): Policy {
  const problems: Problem[] = [];
  const text = readText(file, problems);
  return text === undefined ? { parts: [], facts: new Map(), problems } : policyParts(text, file);
}

/** A fact that one language leaves out is a promise that half of the readers don't get. */
const onlyHere = (here: Policy, there: Policy, file: string, other: Language): Problem[] =>
  [...here.facts]
    .filter(([name]) => !there.facts.has(name))
    .map(([name, line]) => `${file}: line ${line}: {${name}} is not in ${englishName(other)}; ${CURE}`);
const CURE = "write it there too, or take it out";

/** Links lead to a part by its address, in every language. */
function otherParts(english: Policy, other: Policy, file: string): Problem[] {
  const [here, there] = [other, english].map(({ parts }) => parts.map(({ id }) => `{#${id}}`).join(" "));
  return here === there ? [] : [`${file}: its headings are ${here}, and ${there} in English; the same in both`];
}

const moduleOf = (parts: Record<Language, PartsByName>) =>
  [
    `/* Made from ${POLICIES} by scripts/content.ts: never edit it by hand. */\n`,
    'import type { PolicyName, PolicyPart } from "#lib/shop/content/policy-text.ts";\n',
    'import type { Language } from "#lib/shop/language/language.ts";\n\n',
    `export const policyPartsIn: Record<Language, Record<PolicyName, PolicyPart[]>> = ${JSON.stringify(parts, null, 1)};\n`,
  ].join("");
