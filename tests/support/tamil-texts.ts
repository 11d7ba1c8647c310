import { globSync } from "node:fs";
import { basename, join } from "node:path";
import type { TamilTexts } from "#lib/browser/language/texts.ts";
import type { Texts } from "#lib/shop/language/message.ts";
import { projectRoot } from "@/scripts/env";

const partIn = async (language: "en" | "ta", name: string): Promise<Texts> => {
  const [texts] = Object.values(await import(join(projectRoot, ".content/texts", language, `${name}.ts`)));
  return texts as Texts;
};

/** All texts of the pages, with the Tamil ones: what a page in Tamil brings for its own parts. */
export async function tamilTexts(): Promise<TamilTexts> {
  const names = globSync("*.ts", { cwd: join(projectRoot, ".content/texts/en") }).map((file) => basename(file, ".ts"));
  const pairs = names.map(async (name) => [await partIn("en", name), await partIn("ta", name)] as const);
  return new Map(await Promise.all(pairs));
}
