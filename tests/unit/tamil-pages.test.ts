import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { BUNDLES, TEXTS } from "@/scripts/content/text-modules";

/** The modules that a file imports at once, and not when they are asked for. */
const importsOf = (text: string) =>
  [...text.matchAll(/^(?:import(?! type)|export)\s[^;"]*?from "([^"]+)";$/gm)].map(([, name = ""]) => name);

/** The file of an import of ours. */
function fileOf(name: string, from: string): string[] {
  const path = name.startsWith("./") ? join(dirname(from), name) : name.replace(/^@\/|^#(?=lib\/)/, "");
  return [path, `${path}.ts`, `${path}.tsx`].filter((file) => /\.tsx?$/.test(file) && existsSync(file));
}

/** A file and all that comes with it. */
function withImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const name of importsOf(readFileSync(file, "utf8")))
    for (const next of fileOf(name, file)) withImports(next, seen);
  return seen;
}

/** The parts whose texts a file asks the page for: `useTexts(states)`, `useRichTexts(states)`. */
function asked(file: string): string[] {
  const text = readFileSync(file, "utf8");
  return importsIn(text).flatMap(({ part, local }) =>
    new RegExp(`\\buse(?:Rich)?Texts\\(${local}\\)`).test(text) ? [part] : [],
  );
}
const importsIn = (text: string) =>
  [...text.matchAll(/^import \{ ([^}]+) \} from "#texts\/en\/([\w-]+)\.ts";$/gm)].flatMap(([, names = "", part = ""]) =>
    names.split(", ").map((name) => ({ part, local: name.split(" as ").at(-1) ?? name })),
  );

/** The parts of a bundle. */
const partsOf = (bundle: keyof typeof BUNDLES) =>
  BUNDLES[bundle].flatMap((group) => Object.keys(JSON.parse(readFileSync(`${TEXTS}/ta/${group}.json`, "utf8"))));
const [first, later, order] = [partsOf("first"), partsOf("later"), partsOf("order")];

/** They ask once the page has loaded: after an answer of the server, or a press. */
const LATER = ["consent/consent-choice", "consent/consent-line", "offers/offer-button"];

/** The layouts that a file of app/[language] lies in, and the file itself. */
function around(file: string): string[] {
  const folders = dirname(file).split("/");
  const layouts = folders.map((_, index) => `${folders.slice(0, index + 1).join("/")}/layout.tsx`);
  return [...new Set([...layouts.filter((layout) => existsSync(layout)), file])];
}

const files = globSync("app/*/**/{page,layout}.tsx")
  .filter((file) => file.startsWith("app/[language]/"))
  .sort();

test("there are pages, and parts of texts that they ask for", () => {
  expect(files.length).toBeGreaterThan(20);
  expect(files.flatMap((file) => [...withImports(file)].flatMap(asked)).length).toBeGreaterThan(50);
});

test.each(files)("each text that %s shows at once is brought in Tamil", (file) => {
  const hasAll = around(file).some((layout) => readFileSync(layout, "utf8").includes("<AllInTamil>"));
  const missing = [...withImports(file)].flatMap((component) =>
    asked(component)
      .filter((part) => !first.includes(part) && !(hasAll && [...later, ...order].includes(part)))
      .filter((part) => !(LATER.includes(component.replace(/^components\/|\.tsx$/g, "")) && later.includes(part)))
      .map((part) => `${part}, for ${component}`),
  );
  expect(missing).toEqual([]);
});
