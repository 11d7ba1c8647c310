import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { expect, onTestFinished, test } from "vitest";
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
const english = { title: "Bag", removed: "{name} removed", agree: "Read <terms>our terms</terms>" };
const tamil = { title: "பை", removed: "{name} நீக்கியாச்சு", agree: "<terms>விதிமுறைகளை</terms> படியுங்கள்" };

test.each<[what: string, files: Record<string, unknown>, sentence: string]>([
  [
    "a text without Tamil",
    { [EN]: english, [TA]: { ...tamil, title: undefined } },
    `${TA}: title: is missing; write it in Tamil`,
  ],
  ["a part without Tamil", { [EN]: { title: "Bag" } }, `${TA}: title: is missing; write it in Tamil`],
  [
    "a Tamil text that English does not have",
    { [EN]: english, [TA]: { ...tamil, titel: "பை" } },
    `${TA}: titel: English has no such text; take it out, or mend its key`,
  ],
  [
    "a gap of another name",
    { [EN]: english, [TA]: { ...tamil, removed: "{item} நீக்கியாச்சு" } },
    `${TA}: removed: has other gaps than in English; use {name}`,
  ],
  [
    "a gap that English does not have",
    { [EN]: english, [TA]: { ...tamil, title: "{count} பை" } },
    `${TA}: title: has other gaps than in English; use none`,
  ],
  [
    "a tag left out",
    { [EN]: english, [TA]: { ...tamil, agree: "விதிமுறைகளை படியுங்கள்" } },
    `${TA}: agree: has other gaps than in English; use <terms>`,
  ],
  [
    "a gap within a plural left out",
    {
      [EN]: { bags: "{count, plural, one {# bag of {name}} other {# bags of {name}}}" },
      [TA]: { bags: "{count, plural, one {# பை} other {# பைகள்}}" },
    },
    `${TA}: bags: has other gaps than in English; use {count} {name}`,
  ],
])("texts with %s are reported by file, key and cure", (_, files, sentence) => {
  const folder = textsWith(files);
  expect(textModules(folder).problems).toEqual([`${folder}/${sentence}`]);
});

test.each([
  ["is no ICU message", { [EN]: { title: "{name" }, [TA]: { title: "பை" } }, `${EN}: title: is no ICU message`],
  ["is no JSON", { [EN]: "{", [TA]: {} }, `${EN}: `],
])("a text that %s is reported by its file", (_, files, begin) => {
  const folder = textsWith(files);
  expect(textModules(folder).problems[0]).toContain(`${folder}/${begin}`);
});

test("texts without a mistake become a module for each language, with the gaps and tags as types", () => {
  const { modules, problems } = textModules(textsWith({ [EN]: english, [TA]: tamil }));
  expect(problems).toEqual([]);
  expect(Object.keys(modules)).toEqual(["en/bag.ts", "ta/bag.ts", "pairs.ts"]);
  expect(modules["en/bag.ts"]).toContain('"title": Message;');
  expect(modules["en/bag.ts"]).toContain('"removed": Message<"name">;');
  expect(modules["en/bag.ts"]).toContain('"agree": Message<never, "terms">;');
  expect(modules["ta/bag.ts"]).toContain("as unknown as BagTexts");
});
