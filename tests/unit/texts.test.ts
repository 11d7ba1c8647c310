import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import compile from "icu-minify/compile";
import { expect, test } from "vitest";
import { shopSchema } from "#lib/shop/content/content-schema.ts";
import { allergens, productSchema } from "#lib/shop/content/product-schema.ts";
import { wishes } from "#lib/shop/order/order-facts.ts";
import { usualStatuses } from "#lib/shop/order/order-status.ts";
import { BUNDLES, TEXTS } from "@/scripts/content/text-modules";

type Part = Record<string, string>;
const partsIn = (language: "en" | "ta"): [name: string, part: Part][] =>
  globSync(`${TEXTS}/${language}/*.json`)
    .sort()
    .flatMap((file) => Object.entries<Part>(JSON.parse(readFileSync(file, "utf8"))));

const sources = globSync("{app,components,lib}/**/*.{ts,tsx}").map((file) => ({
  file,
  text: readFileSync(file, "utf8"),
}));

/** What gives a part's texts to those who import it. */
const givers: Record<string, string> = {
  pages: "#lib/server/pages/page-metadata.ts",
  policies: "@/app/_frame/policy-page",
  ui: "./words",
};

/** The files that take a part's texts, with the other files of their folders: a list of links there may name its keys. */
function usersOf(part: string): typeof sources {
  const modules = [`"#texts/en/${part}.ts"`, `"${givers[part]}"`];
  const folders = sources
    .filter(({ text }) => modules.some((module) => text.includes(module)))
    .map(({ file }) => dirname(file));
  return sources.filter(({ file }) => folders.includes(dirname(file)));
}

/** What a record says is the key of its text. */
const [{ kind }, { heat }] = [shopSchema.shape.fssai.shape, productSchema.shape.taste.shape];
const ofFacts: string[] = [...allergens, ...kind.options, ...heat.options, ...wishes, ...usualStatuses];

test.each(partsIn("en"))("each text of the part %s is shown somewhere", (name, part) => {
  const users = usersOf(name);
  expect(users.length, "files that import it").toBeGreaterThan(0);
  const keys = Object.keys(part).filter((key) => !ofFacts.includes(key));
  // The page that says so of itself is described.
  const written = (key: string) => `"${key}"`.replace(/^("[\w-]+)-description"$/, '$1", { indexed: true');
  const unused = keys.filter(
    (key) => !users.some(({ text }) => text.includes(`"${key}"`) || text.includes(written(key))),
  );
  expect(unused).toEqual([]);
});

/** Words between tags, and in an attribute that is read out or shown. */
const WRITTEN =
  /(?<=[\w"}]|^\s*)>\s*([A-Za-z][^<>{}();=&]*)[<{]|\b(?:aria-label|alt|title|placeholder|label)="([^"]*[a-z][^"]*)"/gm;
// Pages for a developer and for staff are in English.
const inEnglish = /^components\/(staff\/|offers\/offer-state|orders\/send-test-email)/;

test("what customers see has no words of its own in a component: they are taken from the texts, which are in both languages", () => {
  const written = sources
    .filter(({ file }) => file.startsWith("components/") && !inEnglish.test(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(WRITTEN)].map(([, shown, attribute]) => `${file}: ${(shown ?? attribute)?.trim()}`),
    );
  expect(written).toEqual([]);
});

test("no component imports the texts of other languages: a page in Tamil brings its own, and one in English never loads them", () => {
  // Staff's chats are in both, and are fetched once an order is open.
  const both =
    /"#texts\/(?!bundles\.)[\w-]+\.ts"|from "#lib\/shop\/(language\/translate-in|messages\/c(hat|ustomer)-texts)\.ts"/;
  const importing = sources.filter(({ file, text }) => file.startsWith("components/") && both.test(text));
  expect(importing.map(({ file }) => file)).toEqual([]);
});

/** The words of a message, without its gaps, tags and choices. */
function wordsOf(message: string): string {
  const visit = (node: unknown): string[] => {
    if (typeof node === "string") return [node];
    if (!Array.isArray(node)) return [];
    const [, kind, choices] = node;
    if (kind === undefined) return [];
    if (typeof kind !== "number" || kind === 0) return node.slice(1).flatMap(visit);
    return Object.values(choices ?? {}).flatMap((choice) =>
      Array.isArray(choice) ? choice.flatMap(visit) : visit(choice),
    );
  };
  const compiled = compile(message);
  return (typeof compiled === "string" ? [compiled] : compiled.flatMap(visit)).join(" ");
}

/** What is written in Latin letters on a page in Tamil too. */
const LATIN = /FSSAI|MRP|UPI|GST|WhatsApp|Google Analytics|JavaScript|\bg\b/g;

test.each(partsIn("ta"))("the part %s is in Tamil: no English words, and none of the words of offices", (_, part) => {
  for (const [key, message] of Object.entries(part)) {
    const words = wordsOf(message).replace(LATIN, "");
    expect(words, key).not.toMatch(/[A-Za-z]/);
    expect(words, key).not.toMatch(/கவும்|ப்படுகிற|(?<!\p{Script=Tamil})தங்கள/u);
    if (/\p{L}/u.test(wordsOf(message))) expect(wordsOf(message), key).toMatch(/\p{Script=Tamil}/u);
  }
});

/** The modules that a file imports at once, and not when they are asked for. */
const importsOf = (text: string) =>
  [...text.matchAll(/^(?:import(?! type)|export)\s[^;"]*?from "([^"]+)";$/gm)].map(([, name = ""]) => name);

function fileOf(name: string, from: string): string[] {
  const path = name.startsWith("./") ? join(dirname(from), name) : name.replace(/^@\/|^#(?=lib\/)/, "");
  return [path, `${path}.ts`, `${path}.tsx`].filter((file) => /\.tsx?$/.test(file) && existsSync(file));
}

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
  const imports = text.matchAll(/^import \{ ([^}]+) \} from "#texts\/en\/([\w-]+)\.ts";$/gm);
  const named = [...imports].flatMap(([, names = "", part = ""]) =>
    names.split(", ").map((name) => ({ part, local: name.split(" as ").at(-1) ?? name })),
  );
  const isAsked = (local: string) => new RegExp(`\\buse(?:Rich)?Texts\\(${local}\\)`).test(text);
  return named.filter(({ local }) => isAsked(local)).map(({ part }) => part);
}

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
  const hasAll = around(file).some((layout) => readFileSync(layout, "utf8").includes("<AllInLanguage"));
  const missing = [...withImports(file)].flatMap((component) =>
    asked(component)
      .filter((part) => !first.includes(part) && !(hasAll && [...later, ...order].includes(part)))
      .filter((part) => !(LATER.includes(component.replace(/^components\/|\.tsx$/g, "")) && later.includes(part)))
      .map((part) => `${part}, for ${component}`),
  );
  expect(missing).toEqual([]);
});
