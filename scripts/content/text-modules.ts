import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import compile from "icu-minify/compile";
import type { CompiledMessage } from "icu-minify/format";
import {
  DEFAULT_LANGUAGE,
  englishName,
  type Language,
  languages,
  otherLanguages,
} from "#lib/shop/language/language.ts";
import { PART } from "#lib/shop/language/message.ts";
import { projectRoot } from "../env.ts";
import { type Made, type Problem, readJson } from "./read.ts";

/**
 * The pages' texts, from the project's root: in each language one file for each group of parts, each text an ICU
 * message.
 */
export const TEXTS = "lib/content/texts";

/**
 * The groups of parts that browsers need, as they fetch them in another language than English: what a page of the
 * catalogue shows at once, what opens on any page, and what cart, checkout and account show. A group that is in no
 * bundle is for the server alone.
 */
export const BUNDLES = {
  first: ["frame", "home", "catalogue"],
  later: ["dialogs", "answers"],
  order: ["cart", "checkout", "account"],
};

/** What becomes of a text that a language lacks. */
export const SHOWN = "pages show their English";

type TextPart = Record<string, CompiledMessage>;
type TextParts = Record<string, TextPart>;

/**
 * Modules and bundles by their paths below `.content/texts`, or mistakes. An English part is a module of its own, so
 * that a page loads those alone that it names. Those of another language are one module for the server, and JSON for
 * browsers.
 */
export function textModules(folder = TEXTS): Made {
  const modules: Record<string, string> = {};
  const problems: Problem[] = [];
  const untranslated: Problem[] = [];
  const groups = groupNames(folder);
  const fileOf = (language: Language, group: string) => `${folder}/${language}/${group}.json`;
  const read = (language: Language): Record<string, TextParts> =>
    Object.fromEntries(groups.map((group) => [group, readParts(fileOf(language, group), problems)]));
  const english = read(DEFAULT_LANGUAGE);
  for (const group of groups)
    for (const [name, part] of Object.entries(english[group] ?? {})) {
      const path = `${DEFAULT_LANGUAGE}/${name}.ts`;
      if (path in modules)
        problems.push(`${fileOf(DEFAULT_LANGUAGE, group)}: ${name}: another group has it too; call it otherwise`);
      modules[path] = `${HEAD}${MESSAGE}\n${typeOf(name, part)}\n${constantOf(name, { [PART]: camel(name), ...part })}`;
    }
  const bundles: string[] = [];
  for (const language of otherLanguages) {
    const own = read(language);
    for (const group of groups) {
      const parts = own[group] ?? {};
      const file = fileOf(language, group);
      let missing = 0;
      for (const name of Object.keys({ ...english[group], ...parts })) {
        const part = english[group]?.[name] ?? {};
        if (!languages[language].isComplete) {
          missing += Object.keys(part).filter((key) => !(key in (parts[name] ?? {}))).length;
          parts[name] = { ...part, ...parts[name] };
        }
        problems.push(...differences(part, parts[name] ?? {}, `${file}: ${name}`, language));
      }
      if (missing > 0)
        untranslated.push(`${file}: ${missing} text(s) are not in ${englishName(language)} yet, and ${SHOWN}`);
    }
    modules[`${language}.ts`] = moduleOf(Object.assign({}, ...Object.values(own)));
    for (const [bundle, names] of Object.entries(BUNDLES)) {
      const parts = names.flatMap((group) => Object.entries(own[group] ?? {}));
      const byName = Object.fromEntries(parts.map(([name, part]) => [camel(name), part]));
      modules[`${language}-${bundle}.json`] = JSON.stringify(byName);
      bundles.push(bundleOf(`./${language}-${bundle}.json`));
    }
  }
  const imports = otherLanguages.map((language) => `import * as ${language} from "./${language}.ts";\n`);
  modules["translations.ts"] =
    `${HEAD}${imports.join("")}export const translations = { ${otherLanguages.join(", ")} };\n`;
  modules["bundles.ts"] = `${HEAD}export const bundles = {\n${bundles.join("")}};\n`;
  return { modules, problems, untranslated };
}

const HEAD = `/* Made from ${TEXTS} by scripts/content.ts: never edit it by hand. */\n`;
const MESSAGE = 'import type { ParsedMessage } from "#lib/shop/language/message.ts";\n';

function groupNames(folder: string): string[] {
  const files = globSync("*/*.json", { cwd: join(projectRoot, folder) });
  return [...new Set(files.map((file) => basename(file, ".json")))].sort();
}

const camel = (name: string) => name.replace(/-./g, ([, letter = ""]) => letter.toUpperCase());
const typeName = (name: string) => `${camel(`-${name}`)}Texts`;

function readParts(file: string, problems: Problem[]): TextParts {
  const path = join(projectRoot, file);
  const text = existsSync(path) ? readFileSync(path, "utf8") : "{}";
  const messages = (readJson(text, file, problems) ?? {}) as Record<string, Record<string, string>>;
  const parts: TextParts = {};
  for (const [name, part] of Object.entries(messages)) parts[name] = compiledPart(part, `${file}: ${name}`, problems);
  return parts;
}

function compiledPart(messages: Record<string, string>, at: string, problems: Problem[]): TextPart {
  const part: TextPart = {};
  for (const [key, message] of Object.entries(messages))
    try {
      part[key] = compile(message);
    } catch (error) {
      problems.push(`${at} ${key}: is no ICU message: ${(error as Error).message.split("\n")[0]}`);
    }
  return part;
}

/** Every language has the same keys, with the same gaps and tags. */
function differences(english: TextPart, own: TextPart, at: string, language: Language): Problem[] {
  const lacking = Object.keys(english).filter((key) => !(key in own));
  const unknown = Object.keys(own).filter((key) => !(key in english));
  const others = Object.keys(english).filter(
    (key) => key in own && JSON.stringify(namesIn(english[key])) !== JSON.stringify(namesIn(own[key])),
  );
  return [
    ...lacking.map((key) => `${at} ${key}: is missing; write it in ${englishName(language)}`),
    ...unknown.map((key) => `${at} ${key}: English has no such text; take it out, or mend its key`),
    ...others.map((key) => {
      const { gaps, tags } = namesIn(english[key]);
      return `${at} ${key}: has other gaps than in English; use ${[...gaps.map((gap) => `{${gap}}`), ...tags.map((tag) => `<${tag}>`)].join(" ") || "none"}`;
    }),
  ];
}

/** The names of a message's gaps and tags, each once, in alphabetical order. */
function namesIn(message: unknown): { gaps: string[]; tags: string[] } {
  const gaps = new Set<string>();
  const tags = new Set<string>();
  const visit = (nodes: unknown): void => {
    for (const node of Array.isArray(nodes) ? nodes : []) {
      if (!Array.isArray(node)) continue;
      const [name, kind, choices] = node as [string, unknown, unknown];
      const isTag = node.length > 1 && (typeof kind !== "number" || kind === 0);
      (isTag ? tags : gaps).add(name);
      if (isTag) visit(node.slice(1));
      else if (choices && typeof choices === "object") for (const choice of Object.values(choices)) visit(choice);
    }
  };
  visit(message);
  return { gaps: [...gaps].sort(), tags: [...tags].sort() };
}

function typeOf(name: string, part: TextPart): string {
  const union = (names: string[]) => names.map((each) => JSON.stringify(each)).join(" | ") || "never";
  const members = Object.entries(part).map(([key, message]) => {
    const { gaps, tags } = namesIn(message);
    const names = tags.length > 0 ? `<${union(gaps)}, ${union(tags)}>` : gaps.length > 0 ? `<${union(gaps)}>` : "";
    return `  ${JSON.stringify(key)}: ParsedMessage${names};\n`;
  });
  return `export type ${typeName(name)} = {\n${members.join("")}};\n`;
}

const constantOf = (name: string, part: TextPart) =>
  `export const ${camel(name)} = ${JSON.stringify(part, null, 1)} as unknown as ${typeName(name)};\n`;

/** The texts of all parts in a language, for the server. A browser would load all of them. */
function moduleOf(parts: TextParts): string {
  const names = Object.keys(parts);
  const types = names.map((name) => `import type { ${typeName(name)} } from "./en/${name}.ts";\n`);
  return `${HEAD}${types.join("")}\n${names.map((name) => constantOf(name, parts[name] ?? {})).join("")}`;
}

/**
 * Where a page finds a bundle: a browser its file, since a page gets the scripts of all that its server files import, and
 * the server its texts. With this condition the build leaves them out of the browser's scripts.
 */
function bundleOf(path: string): string {
  const file = JSON.stringify(path);
  const read = `typeof window === "undefined" ? () => import(${file}) : null`;
  return `  ${file}: { url: new URL(${file}, import.meta.url), read: ${read} },\n`;
}
