import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { policyNames } from "#lib/shop/content/policy-text.ts";
import { policyModules } from "@/scripts/content/policies";
import { textModules } from "@/scripts/content/text-modules";
import { projectRoot } from "@/scripts/env";

/** A folder of texts with these files, by its path from the project's root. */
function textsWith(files: Record<string, unknown>): string {
  const folder = mkdtempSync(join(tmpdir(), "texts-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, typeof text === "string" ? text : JSON.stringify(text));
  }
  return relative(projectRoot, folder);
}

const EN = "en/bag.json";
const TA = "ta/bag.json";
const bag = { title: "Bag", removed: "{name} removed", agree: "Read <terms>our terms</terms>" };
const tamilBag = { title: "பை", removed: "{name} நீக்கியாச்சு", agree: "<terms>விதிமுறைகளை</terms> படியுங்கள்" };

const withTamil = (other: Record<string, unknown>) => ({ [EN]: { bag }, [TA]: { bag: { ...tamilBag, ...other } } });

test.each<[files: Record<string, unknown>, sentence: string]>([
  [withTamil({ title: undefined }), `${TA}: bag title: is missing; write it in Tamil`],
  [{ [EN]: { bag: { title: "Bag" } } }, `${TA}: bag title: is missing; write it in Tamil`],
  [withTamil({ titel: "பை" }), `${TA}: bag titel: English has no such text; take it out, or mend its key`],
  [withTamil({ removed: "{item} நீக்கியாச்சு" }), `${TA}: bag removed: has other gaps than in English; use {name}`],
  [withTamil({ agree: "விதிமுறைகளை படியுங்கள்" }), `${TA}: bag agree: has other gaps than in English; use <terms>`],
  [
    {
      [EN]: { bag: { bags: "{count, plural, one {# bag of {name}} other {# bags of {name}}}" } },
      [TA]: { bag: { bags: "{count, plural, one {# பை} other {# பைகள்}}" } },
    },
    `${TA}: bag bags: has other gaps than in English; use {count} {name}`,
  ],
  [
    { ...withTamil({}), "en/sack.json": { bag }, "ta/sack.json": { bag: tamilBag } },
    "en/sack.json: bag: another group has it too; call it otherwise",
  ],
])("texts with a mistake, %#, are reported by file, key and cure", (files, sentence) => {
  const folder = textsWith(files);
  expect(textModules(folder).problems).toEqual([`${folder}/${sentence}`]);
});

test.each([
  ["is no ICU message", { [EN]: { bag: { title: "{name" } }, [TA]: { bag: { title: "பை" } } }, "bag title: is no ICU"],
  ["is no JSON", { [EN]: "{", [TA]: {} }, ""],
])("a text that %s is reported by its file", (_, files, begin) => {
  const folder = textsWith(files);
  expect(textModules(folder).problems[0]).toContain(`${folder}/${EN}: ${begin}`);
});

test("texts without a mistake become modules with the gaps and tags as types", () => {
  const { modules, problems } = textModules(textsWith(withTamil({})));
  expect(problems).toEqual([]);
  for (const line of [
    '"title": ParsedMessage;',
    '"removed": ParsedMessage<"name">;',
    '"agree": ParsedMessage<never, "terms">;',
  ])
    expect(modules["en/bag.ts"]).toContain(line);
});

test("a bundle has the Tamil texts of its groups, by their parts", () => {
  const cart = { "en/cart.json": { "cart-line": bag }, "ta/cart.json": { "cart-line": tamilBag } };
  const { modules } = textModules(textsWith({ ...cart, ...withTamil({}) }));
  expect(JSON.parse(modules["ta-first.json"] ?? "")).toEqual({});
  expect(JSON.parse(modules["ta-order.json"] ?? "")).toMatchObject({ cartLine: { title: "பை" } });
});

const TERMS = "terms.md";
const sound = (words: string) => `## ${words} {#who}\n\n{legalName}: **one** [place](/contact).\n`;

const policiesWith = (files: Record<string, string>) =>
  textsWith({
    ...Object.fromEntries(
      policyNames.flatMap((name) => [
        [`en/${name}.md`, sound("Who")],
        [`ta/${name}.md`, sound("யார்")],
      ]),
    ),
    ...files,
  });

/** Each kind of mistake in the English terms, and how the one message about it begins behind the file's name. */
test.each([
  ["{legalName}\n{prize}", "line 4: there is no {prize}"],
  ["{legalName}\r\n\r\nA\r\n\r\n| | | |\r\n| --- | --- | --- |\r\n| a | b | c |", "line 7: a table has two columns"],
  ["{legalName}\n\nCall {phone or write", "line 5: a brace is not closed, or is none of a fact's"],
  ["{legalName} [us(/contact)", "line 3: a bracket is not closed, or is none of a link's"],
  ["{legalName} [us](contact)", "line 3: contact is no address"],
  ["{legalName} [us](//x.example)", "line 3: //x.example is no address"],
  ["{legalName} [us](javascript:x)", "line 3: javascript:x is no address"],
  ["{legalName} is <b>ours</b>", 'line 3: "<b>" is HTML'],
  ["{legalName}\n\n![x](/x.png)", 'line 5: "![x](/x.png)" has no look here'],
  ["{legalName}\n\n## More", "line 5: a heading is '## Words {#address}'"],
  ["{legalName}\n\n## More {#who}", "line 5: the address {#who} is there twice"],
  [
    "{legalName}\n\n| | | | |\n| --- | --- | --- | --- |\n| a | b | `cart` | cookies |",
    "line 7: the fourth column is localStorage or sessionStorage, where the third one's key is",
  ],
])("a policy with %j is reported by file, line and cure", (text, sentence) => {
  const folder = policiesWith({ [`en/${TERMS}`]: `## Who {#who}\n\n${text}\n` });
  const { problems } = policyModules(folder);
  expect(problems.find((problem) => problem.startsWith(`${folder}/en/${TERMS}: ${sentence}`))).toBeDefined();
});

test.each<[files: Record<string, string>, sentence: string]>([
  [
    { [`en/${TERMS}`]: `${sound("Who")}\n{phone}\n` },
    `en/${TERMS}: line 5: {phone} is not in Tamil; write it there too, or take it out`,
  ],
  [
    { "ta/privacy.md": `${sound("யார்")}\n| | | | |\n| --- | --- | --- | --- |\n| a | b | \`cart\` | localStorage |\n` },
    "ta/privacy.md: line 7: {cart in localStorage} is not in English; write it there too, or take it out",
  ],
  [
    { [`ta/${TERMS}`]: sound("யார்").replace("#who", "#us") },
    `ta/${TERMS}: its headings are {#us}, and {#who} in English; the same in both`,
  ],
])("policies with a mistake, %#, are reported", (files, sentence) => {
  const folder = policiesWith(files);
  expect(policyModules(folder).problems).toEqual([`${folder}/${sentence}`]);
});

test("a policy that is not there is reported by its file", () => {
  const folder = textsWith({ "en/privacy.md": sound("Who") });
  const missing = `${folder}/ta/${TERMS}: can't be read; put the file there, and let this user read it`;
  expect(policyModules(folder).problems).toContain(missing);
});

test("policies without a mistake become one module; a byte order mark and Windows' line ends are none", () => {
  const windows = `\ufeff${sound("Who").replaceAll("\n", "\r\n")}\r\n- 5 < 6\r\n- it's {phone}, \\{so\\}\r\n`;
  const { modules, problems } = policyModules(
    policiesWith({ [`en/${TERMS}`]: windows, [`ta/${TERMS}`]: `${sound("யார்")}\n{phone}` }),
  );
  expect(problems).toEqual([]);
  const json = modules["policy-parts.ts"]?.split(" = ")[1]?.replace(/;\s*$/, "") ?? "";
  const paragraph = [{ fact: "legalName" }, ": ", { bold: ["one"] }, " ", { link: "/contact", words: ["place"] }, "."];
  const list = [["5 < 6"], ["it's ", { fact: "phone" }, ", ", "{", "so", "}"]];
  expect(JSON.parse(json).en.terms).toEqual([{ id: "who", title: "Who", blocks: [{ paragraph }, { list }] }]);
});
