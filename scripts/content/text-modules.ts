import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import compile from "icu-minify/compile";
import type { CompiledMessage } from "icu-minify/format";
import { projectRoot } from "../env.ts";
import { JsonError, parseJson } from "./json-problem.ts";
import type { Problem } from "./read.ts";

/** The folder of the pages' texts, from the project's root: one file for each part and language, each text an ICU message. */
export const TEXTS = "lib/shop/texts";

type Part = Record<string, CompiledMessage>;

/** Modules by their paths below `.content/texts`, or mistakes. */
export function textModules(folder = TEXTS): { modules: Record<string, string>; problems: Problem[] } {
  const modules: Record<string, string> = {};
  const problems: Problem[] = [];
  const names = partNames(folder);
  for (const name of names) {
    const english = readPart(`${folder}/en/${name}.json`, problems);
    const tamil = readPart(`${folder}/ta/${name}.json`, problems);
    problems.push(...differences(english, tamil, `${folder}/ta/${name}.json`));
    const type = typeOf(name, english);
    modules[`en/${name}.ts`] = `${HEAD}${MESSAGE}\n${type}\n${constantOf(name, english)}`;
    modules[`ta/${name}.ts`] =
      `${HEAD}import type { ${typeName(name)} } from "../en/${name}.ts";\n\n${constantOf(name, tamil)}`;
  }
  modules["pairs.ts"] = pairsOf(names);
  return { modules, problems };
}

const HEAD = `/* Made from ${TEXTS} by scripts/content.ts: never edit it by hand. */\n`;
const MESSAGE = 'import type { Message } from "#lib/shop/language/message.ts";\n';

function partNames(folder: string): string[] {
  const files = globSync(["en/*.json", "ta/*.json"], { cwd: join(projectRoot, folder) });
  return [...new Set(files.map((file) => basename(file, ".json")))].sort();
}

const camel = (name: string) => name.replace(/-./g, ([, letter = ""]) => letter.toUpperCase());
const typeName = (name: string) => `${camel(`-${name}`)}Texts`;

function readPart(file: string, problems: Problem[]): Part {
  const path = join(projectRoot, file);
  const text = existsSync(path) ? readFileSync(path, "utf8") : "{}";
  let messages: Record<string, string> = {};
  try {
    messages = parseJson(text, file) as Record<string, string>;
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    problems.push(error.message);
  }
  const part: Part = {};
  for (const [key, message] of Object.entries(messages))
    try {
      part[key] = compile(message);
    } catch (error) {
      problems.push(`${file}: ${key}: is no ICU message: ${(error as Error).message.split("\n")[0]}`);
    }
  return part;
}

/** Both languages have the same keys, with the same gaps and tags. */
function differences(english: Part, tamil: Part, file: string): Problem[] {
  const lacking = Object.keys(english).filter((key) => !(key in tamil));
  const unknown = Object.keys(tamil).filter((key) => !(key in english));
  const others = Object.keys(english).filter(
    (key) => key in tamil && JSON.stringify(namesIn(english[key])) !== JSON.stringify(namesIn(tamil[key])),
  );
  return [
    ...lacking.map((key) => `${file}: ${key}: is missing; write it in Tamil`),
    ...unknown.map((key) => `${file}: ${key}: English has no such text; take it out, or mend its key`),
    ...others.map((key) => {
      const { gaps, tags } = namesIn(english[key]);
      return `${file}: ${key}: has other gaps than in English; use ${[...gaps.map((gap) => `{${gap}}`), ...tags.map((tag) => `<${tag}>`)].join(" ") || "none"}`;
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

function typeOf(name: string, part: Part): string {
  const union = (names: string[]) => names.map((each) => JSON.stringify(each)).join(" | ") || "never";
  const members = Object.entries(part).map(([key, message]) => {
    const { gaps, tags } = namesIn(message);
    const names = tags.length > 0 ? `<${union(gaps)}, ${union(tags)}>` : gaps.length > 0 ? `<${union(gaps)}>` : "";
    return `  ${JSON.stringify(key)}: Message${names};\n`;
  });
  return `export type ${typeName(name)} = {\n${members.join("")}};\n`;
}

const constantOf = (name: string, part: Part) =>
  `export const ${camel(name)} = ${JSON.stringify(part, null, 1)} as unknown as ${typeName(name)};\n`;

/** The module with every part's texts in both languages, for the server. A browser would load all of them. */
function pairsOf(names: string[]): string {
  const imports = names.flatMap((name) => [
    `import { ${camel(name)} as ${camel(name)}En } from "./en/${name}.ts";`,
    `import { ${camel(name)} as ${camel(name)}Ta } from "./ta/${name}.ts";`,
  ]);
  const pairs = names.map((name) => `  [${camel(name)}En, ${camel(name)}Ta],`);
  return `${HEAD}import type { Texts } from "#lib/shop/language/message.ts";\n${imports.join("\n")}\n\nexport const pairs: [english: Texts, tamil: Texts][] = [\n${pairs.join("\n")}\n];\n`;
}
