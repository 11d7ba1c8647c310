import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { otherLanguages } from "#lib/shop/language/language.ts";
import { projectRoot } from "../env.ts";
import { parseJson } from "./json-problem.ts";
import { POLICIES } from "./policies.ts";
import type { Problem } from "./read.ts";
import { TEXTS } from "./text-modules.ts";

const LAW = "Food Safety and Standards (Advertising and Claims) Regulations, 2018";
const WATCHED =
  /\b(authentic|traditional|pure|natural)(ly)?\b|\bhome[- ]?(made|cooked)\b|\b(organic|certified|award|superfood|(heal|immun|diabet|detox|boost|cholesterol|antioxidant|slimming|wellness)\w*|cures?)\b/gi;
const ruleOf = (word: string) => (/^home/i.test(word) ? "not at all" : "only where it can be proved");

/** The English words with a duty of proof, in a shop's facts and in the texts of all pages: a line for each text. */
export function claims(folder: string): Problem[] {
  const facts = [`${folder}/{shop,categories,promotions}.json`, `${folder}/products/*.json`];
  const files = globSync([...facts, `${TEXTS}/en/*.json`, `${POLICIES}/en/*.md`], { cwd: projectRoot }).sort();
  return files.flatMap((file) => {
    const text = readFileSync(resolve(projectRoot, file), "utf8");
    // The place in a policy is its line.
    const texts = textsOf(file.endsWith(".md") ? text.split("\n") : parseJson(text, file));
    return texts.flatMap(([at, words]) => {
      const found = words.match(WATCHED)?.map((word) => `'${word}' ${ruleOf(word)}`);
      return found ? [`${file}:${at}: ${found.join(", ")} (${LAW})`] : [];
    });
  });
}

/** All texts below a value, each with its field; those in other languages are left out. */
function textsOf(value: unknown, at = ""): [field: string, text: string][] {
  if (typeof value === "string") return [[at, value]];
  return Object.entries(value ?? {})
    .filter(([key]) => !otherLanguages.some((language) => language === key))
    .flatMap(([key, inner]) => textsOf(inner, `${at} ${Array.isArray(value) ? `${Number(key) + 1}.` : key}`));
}
