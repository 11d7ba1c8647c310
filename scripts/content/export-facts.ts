import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { isOwnPromotion } from "#lib/shop/content/promotion-schema.ts";
import { DEFAULT_LANGUAGE } from "#lib/shop/language/language.ts";
import { packKeyOf } from "#lib/shop/pictures/pack-key.ts";
import { photoMaster } from "#lib/shop/pictures/photo.ts";
import { currentValue, type Json, pathOf, type StoredFacts } from "#lib/shop/shop-state/changed-facts.ts";
import { isRecord } from "#lib/shop/storage/type-guards.ts";
import { projectRoot } from "../env.ts";
import { upgraded } from "./upgraded.ts";

/**
 * Where a changed field belongs: the file below the content's folder, and the names that lead to it there; null for a
 * photo, which is a file of its own.
 */
function placeOf(key: string): { file: string; path: string[] } | null {
  const [, slug, field = ""] = /^products\/([^/]+)\/(.+)$/.exec(key) ?? [];
  if (field === "photo") return null;
  if (slug !== undefined) return { file: `products/${slug}.json`, path: pathOf(field) };
  return key === "promotions" ? { file: "promotions.json", path: [key] } : { file: "shop.json", path: [key] };
}

/**
 * Writes what the owner changed into the files, each fact in its place: the rest of a file stays as it is.
 * @param folder where the content is
 * @param photoOf the bytes of a stored photo's file, by its name
 * @returns the changed files, without those that say the same already
 */
export async function exportFacts(
  stored: StoredFacts,
  folder: string,
  photoOf: (name: string) => Promise<Uint8Array | null>,
): Promise<string[]> {
  const texts = new Map<string, string>();
  const photos: [key: string, name: string][] = [];
  const read = (file: string) => texts.get(file) ?? readFileSync(resolve(projectRoot, folder, file), "utf8");
  for (const [key, { value, at }] of Object.entries(stored.fields)) {
    const place = placeOf(key);
    const [, slug = ""] = key.split("/");
    if (key.endsWith("/photo") && value !== null) {
      photos.push([packKeyOf(slug), photoMaster(slug, String(value))]);
      // Its page says no longer that the pack is drawn.
      const file = `products/${slug}.json`;
      if (JSON.parse(read(file)).pictureDrawn) texts.set(file, withFact(read(file), ["pictureDrawn"], false));
    }
    // What newer files have overtaken stays as they say.
    if (!place || currentValue(stored, key) !== value) continue;
    const text = read(place.file);
    const all =
      key === "promotions" ? [...JSON.parse(text).promotions.filter(isOwnPromotion), ...(value as Json[])] : value;
    const written = withFact(text, place.path, all);
    const day = at.slice(0, 10);
    const isNewer = place.file.startsWith("products/") && day > JSON.parse(text).changedOn;
    texts.set(place.file, isNewer ? withFact(written, ["changedOn"], day) : written);
  }
  const changed = [...texts].filter(
    ([file, text]) => text !== readFileSync(resolve(projectRoot, folder, file), "utf8"),
  );
  for (const [file, text] of changed) writeFileSync(resolve(projectRoot, folder, file), text);
  const files = changed.map(([file]) => file);
  for (const [key, name] of photos) {
    const file = `photos/${key}.jpg`;
    const bytes = await photoOf(name);
    const path = resolve(projectRoot, folder, file);
    if (!bytes || (existsSync(path) && readFileSync(path).equals(bytes))) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
    files.push(file);
  }
  return files.map((file) => `${folder}/${file}`);
}

/**
 * The text of a file with another value in one place, and no other difference. A file that is written in another way
 * than ours, or in that of an earlier release, is written anew as a whole.
 * @param path one name, or two for what is inside of an object
 * @param value null takes the fact away
 */
export function withFact(text: string, path: string[], value: Json): string {
  const wanted = upgraded(JSON.parse(text)) as Fields;
  const [name = "", outer] = path.toReversed();
  if (outer !== undefined && !isRecord(wanted[outer]))
    return value === null ? text : withFact(text, [outer], { [DEFAULT_LANGUAGE]: wanted[outer], [name]: value });
  const holder = (outer === undefined ? wanted : wanted[outer]) as Fields;
  if (value === null) delete holder[name];
  else holder[name] = value;
  const margin = "  ".repeat(path.length);
  const start = outer === undefined ? 0 : Math.max(0, text.search(new RegExp(`^  "${outer}": \\{$`, "m")));
  const head = text.slice(0, start);
  const body = text.slice(start);
  const json = JSON.stringify(value, null, 2).replaceAll("\n", `\n${margin}`);
  const field = new RegExp(`^${margin}"${name}": (?:[^\\n]*?[^\\n{[]|[{[][\\s\\S]*?\\n${margin}[}\\]])(,?)\\n`, "m");
  const there = body.replace(field, (_, comma) => (value === null ? "" : `${margin}"${name}": ${json}${comma}\n`));
  // The last field of an object has no comma: the one before it loses its own.
  const withoutLast = there.replace(/,(\n *\})/, "$1");
  // Below the first field, which is the one that names the schema: no other line changes for it.
  const added = body.replace(/\{\n(?:.*,\n)?/, (first) => `${first}${margin}"${name}": ${json},\n`);
  const found = [there, withoutLast, added].map((each) => head + each).find((each) => isSame(each, wanted));
  return found ?? `${JSON.stringify(wanted, null, 2)}\n`;
}

type Fields = { [name: string]: Json | undefined };

function isSame(text: string, wanted: unknown): boolean {
  try {
    return isDeepStrictEqual(JSON.parse(text), wanted);
  } catch {
    return false;
  }
}
