import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { policyFactNames, policyNames } from "#lib/shop/content/policy-text.ts";
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

test.each<[what: string, files: Record<string, unknown>, sentence: string]>([
  [
    "a text without Tamil",
    { [EN]: { bag }, [TA]: { bag: { ...tamilBag, title: undefined } } },
    `${TA}: bag title: is missing; write it in Tamil`,
  ],
  ["a part without Tamil", { [EN]: { bag: { title: "Bag" } } }, `${TA}: bag title: is missing; write it in Tamil`],
  [
    "a Tamil text that English does not have",
    { [EN]: { bag }, [TA]: { bag: { ...tamilBag, titel: "பை" } } },
    `${TA}: bag titel: English has no such text; take it out, or mend its key`,
  ],
  [
    "a gap of another name",
    { [EN]: { bag }, [TA]: { bag: { ...tamilBag, removed: "{item} நீக்கியாச்சு" } } },
    `${TA}: bag removed: has other gaps than in English; use {name}`,
  ],
  [
    "a gap that English does not have",
    { [EN]: { bag }, [TA]: { bag: { ...tamilBag, title: "{count} பை" } } },
    `${TA}: bag title: has other gaps than in English; use none`,
  ],
  [
    "a tag left out",
    { [EN]: { bag }, [TA]: { bag: { ...tamilBag, agree: "விதிமுறைகளை படியுங்கள்" } } },
    `${TA}: bag agree: has other gaps than in English; use <terms>`,
  ],
  [
    "a gap within a plural left out",
    {
      [EN]: { bag: { bags: "{count, plural, one {# bag of {name}} other {# bags of {name}}}" } },
      [TA]: { bag: { bags: "{count, plural, one {# பை} other {# பைகள்}}" } },
    },
    `${TA}: bag bags: has other gaps than in English; use {count} {name}`,
  ],
  [
    "a part in two groups",
    { [EN]: { bag }, [TA]: { bag: tamilBag }, "en/sack.json": { bag }, "ta/sack.json": { bag: tamilBag } },
    "en/sack.json: bag: another group has it too; call it otherwise",
  ],
])("texts with %s are reported by file, key and cure", (_, files, sentence) => {
  const folder = textsWith(files);
  expect(textModules(folder).problems).toEqual([`${folder}/${sentence}`]);
});

test.each([
  [
    "is no ICU message",
    { [EN]: { bag: { title: "{name" } }, [TA]: { bag: { title: "பை" } } },
    `${EN}: bag title: is no ICU message`,
  ],
  ["is no JSON", { [EN]: "{", [TA]: {} }, `${EN}: `],
])("a text that %s is reported by its file", (_, files, begin) => {
  const folder = textsWith(files);
  expect(textModules(folder).problems[0]).toContain(`${folder}/${begin}`);
});

test("texts without a mistake become modules with the gaps and tags as types, and an English part has its name", () => {
  const { modules, problems } = textModules(textsWith({ [EN]: { bag }, [TA]: { bag: tamilBag } }));
  expect(problems).toEqual([]);
  expect(Object.keys(modules)).toEqual([
    "en/bag.ts",
    "tamil.ts",
    "tamil-first.json",
    "tamil-later.json",
    "tamil-order.json",
  ]);
  expect(modules["en/bag.ts"]).toContain('"title": Message;');
  expect(modules["en/bag.ts"]).toContain('"removed": Message<"name">;');
  expect(modules["en/bag.ts"]).toContain('"agree": Message<never, "terms">;');
  expect(modules["en/bag.ts"]).toContain('"$": "bag"');
  expect(modules["tamil.ts"]).toContain("as unknown as BagTexts");
});

test("a bundle has the Tamil texts of its groups, by their parts", () => {
  const groups = {
    "en/cart.json": { "cart-line": bag },
    "ta/cart.json": { "cart-line": tamilBag },
    [EN]: { bag },
    [TA]: { bag: tamilBag },
  };
  const { modules } = textModules(textsWith(groups));
  expect(JSON.parse(modules["tamil-first.json"] ?? "")).toEqual({});
  expect(JSON.parse(modules["tamil-order.json"] ?? "")).toMatchObject({ cartLine: { title: "பை" } });
});

const TERMS = "terms.md";
const sound = (words: string) => `## ${words} {#who}\n\n{legalName}: **one** [place](/contact).\n`;

/** A folder of whole policies, but for these changes. */
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

const HTML =
  "is HTML, which no policy has; use headings, paragraphs, lists with -, tables, **bold** and [words](/address)";
const NO_LOOK = HTML.replace("is HTML, which no policy has", "has no look here");

/** Each kind of mistake in the English terms, and the one message about it behind the file's name. */
test.each<[what: string, text: string, sentence: string]>([
  ["an unknown name", "{legalName}\n{prize}", `line 4: there is no {prize}; one of ${policyFactNames.join(", ")}`],
  [
    "an unknown name twice",
    "{legalName} {prize}\n\n{prize}",
    `line 5: there is no {prize}; one of ${policyFactNames.join(", ")}`,
  ],
  [
    "a table of three columns in a file from Windows",
    "{legalName}\r\n\r\nA\r\n\r\n| | | |\r\n| --- | --- | --- |\r\n| a | b | c |",
    "line 7: a table has two columns, and begins with the lines '| | |' and '| --- | --- |'",
  ],
  [
    "an unknown name as a link's address",
    "{legalName} [x]({prize})",
    `line 3: there is no {prize}; one of ${policyFactNames.join(", ")}`,
  ],
  [
    "a brace that is not closed",
    "{legalName}\n\nCall {phone or write",
    "line 5: a brace is not closed, or is none of a fact's; a fact is {name}",
  ],
  [
    "a brace that is not opened",
    "{legalName} phone}",
    "line 3: a brace is not closed, or is none of a fact's; a fact is {name}",
  ],
  [
    "a link that is not closed",
    "{legalName} [us(/contact)",
    "line 3: a bracket is not closed, or is none of a link's; a link is [words](/address)",
  ],
  [
    "a link without an address",
    "{legalName} [us](contact)",
    "line 3: contact is no address; it begins with / or https://",
  ],
  [
    "a link that runs a script",
    "{legalName} [us](javascript:x)",
    "line 3: javascript:x is no address; it begins with / or https://",
  ],
  [
    "a link to another host's path",
    "{legalName} [us](//x.example)",
    "line 3: //x.example is no address; it begins with / or https://",
  ],
  ["HTML in a sentence", "{legalName} is <b>ours</b>", `line 3: "<b>" ${HTML}`],
  ["HTML as a block", "{legalName}\n\n<script>x</script>", `line 5: "<script>x</script>" ${HTML}`],
  ["HTML in a row", "| | |\n| --- | --- |\n| a | {legalName} |\n| b | <i>c |", `line 6: "<i>" ${HTML}`],
  ["a comment", "{legalName}\n\n<!-- later -->", `line 5: "<!-- later -->" ${HTML}`],
  ["a character's name", "{legalName} &nbsp;", `line 3: "{legalName} &nbsp;" ${HTML}`],
  ["a picture", "{legalName}\n\n![x](/x.png)", `line 5: "![x](/x.png)" ${NO_LOOK}`],
  ["a numbered list", "{legalName}\n\n1. one", `line 5: "1. one" ${NO_LOOK}`],
  ["a list in a list", "{legalName}\n\n- one\n  - two", `line 6: "- two" ${NO_LOOK}`],
  [
    "a table of three columns",
    "{legalName}\n\n| | | |\n| --- | --- | --- |\n| a | b | c |",
    "line 5: a table has two columns, and begins with the lines '| | |' and '| --- | --- |'",
  ],
  [
    "a heading without an address",
    "{legalName}\n\n## More",
    "line 5: a heading is '## Words {#address}', its address in small letters with hyphens",
  ],
  [
    "a heading that is too large",
    "{legalName}\n\n# More {#more}",
    "line 5: a heading is '## Words {#address}', its address in small letters with hyphens",
  ],
  ["an address twice", "{legalName}\n\n## More {#who}", "line 5: the address {#who} is there twice; give one another"],
  [
    "a table of three columns",
    "{legalName}\n\n| | | |\n| --- | --- | --- |\n| a | b | c |",
    "line 5: a table has two columns, and begins with the lines '| | |' and '| --- | --- |'",
  ],
  [
    "a key in no area",
    "{legalName}\n\n| | | | |\n| --- | --- | --- | --- |\n| a | b | `cart` | cookies |",
    "line 7: the fourth column is localStorage or sessionStorage, where the third one's key is",
  ],
])("a policy with %s is reported by file, line and cure", (_, text, sentence) => {
  const folder = policiesWith({ [`en/${TERMS}`]: `## Who {#who}\n\n${text}\n` });
  expect(policyModules(folder).problems).toContain(`${folder}/en/${TERMS}: ${sentence}`);
});

test.each<[what: string, files: Record<string, string>, sentence: string]>([
  [
    "a name that English alone has",
    { [`en/${TERMS}`]: `${sound("Who")}\n{phone}\n` },
    `en/${TERMS}: line 5: {phone} is not in Tamil; write it there too, or take it out`,
  ],
  [
    "a name that Tamil alone has",
    { [`ta/${TERMS}`]: `${sound("யார்")}\n{phone}\n` },
    `ta/${TERMS}: line 5: {phone} is not in English; write it there too, or take it out`,
  ],
  [
    "a stored key in one language",
    { "ta/privacy.md": `${sound("யார்")}\n| | | | |\n| --- | --- | --- | --- |\n| a | b | \`cart\` | localStorage |\n` },
    "ta/privacy.md: line 7: {cart in localStorage} is not in English; write it there too, or take it out",
  ],
  [
    "another heading in Tamil",
    { [`ta/${TERMS}`]: sound("யார்").replace("#who", "#us") },
    `ta/${TERMS}: its headings are {#us}, and {#who} in English; the same in both`,
  ],
  [
    "words before the first heading",
    { [`en/${TERMS}`]: `Words.\n\n${sound("Who")}` },
    `en/${TERMS}: line 1: a policy begins with a heading: '## Words {#address}'`,
  ],
])("policies with %s are reported", (_, files, sentence) => {
  const folder = policiesWith(files);
  expect(policyModules(folder).problems).toEqual([`${folder}/${sentence}`]);
});

test("a policy that is not there is reported by its file", () => {
  const folder = textsWith({ "en/privacy.md": sound("Who") });
  expect(policyModules(folder).problems).toContain(
    `${folder}/ta/${TERMS}: can't be read; put the file there, and let this user read it`,
  );
});

test("policies without a mistake become one module; a byte order mark and Windows' line ends are none", () => {
  const windows = `\ufeff${sound("Who").replaceAll("\n", "\r\n")}\r\n- 5 < 6\r\n- it's {phone}, \\{so\\}\r\n`;
  const { modules, problems } = policyModules(
    policiesWith({ [`en/${TERMS}`]: windows, [`ta/${TERMS}`]: `${sound("யார்")}\n{phone}` }),
  );
  expect(problems).toEqual([]);
  const json = modules["policy-parts.ts"]?.split(" = ")[1]?.replace(/;\s*$/, "") ?? "";
  expect(JSON.parse(json).en.terms).toEqual([
    {
      id: "who",
      title: "Who",
      blocks: [
        {
          paragraph: [{ fact: "legalName" }, ": ", { bold: ["one"] }, " ", { link: "/contact", words: ["place"] }, "."],
        },
        { list: [["5 < 6"], ["it's ", { fact: "phone" }, ", ", "{", "so", "}"]] },
      ],
    },
  ]);
});
