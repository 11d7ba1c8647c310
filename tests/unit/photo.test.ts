import { expect, test } from "vitest";
import { isPhotoFile, isPhotoUpload, photoFile, photoMaster, photoTypeOf } from "#lib/shop/pictures/photo.ts";
import { PHOTO_WIDTHS, photoFacts } from "#lib/shop/pictures/photo-facts.ts";
import { pictureSources } from "#lib/shop/pictures/picture-sources.ts";
import { widthsOf } from "@/scripts/pictures/recipes";

const hash = "1a2b3c4d";

test("a photo of a pack has the widths of a drawn pack, and its files are named as any picture's", () => {
  expect([...PHOTO_WIDTHS]).toEqual(widthsOf("hill-tea-pack"));
  const { sources, src } = pictureSources("hill-tea", photoFacts("hill-tea", hash));
  const named = sources.flatMap(({ srcSet }) => srcSet.split(", ").map((each) => each.split(" ")[0] ?? ""));
  expect(named).toEqual(PHOTO_WIDTHS.map((width) => `/pictures/${photoFile("hill-tea", width, hash, "avif")}`));
  for (const file of [...named, src]) expect(isPhotoFile(file.replace("/pictures/", ""))).toBe(true);
  expect(isPhotoFile(photoMaster("hill-tea", hash))).toBe(true);
});

test.each([
  "",
  "hill-tea-photo-161.1a2b3c4d.avif",
  "hill-tea-photo-160.1a2b3c4d.jpeg",
  "hill-tea-photo-1200.1a2b3c4d.avif",
  "hill-tea-photo-160.1A2B3C4D.avif",
  "hill-tea-photo-160.1a2b3c4.avif",
  "hill-tea-photo-160.1a2b3c4d.avif\n",
  "../hill-tea-photo-160.1a2b3c4d.avif",
  "hill-tea-pack-160.1a2b3c4d.avif",
  `${"a".repeat(101)}-photo-160.1a2b3c4d.avif`,
])("the store is not asked for %j", (name) => {
  expect(isPhotoFile(name)).toBe(false);
});

const begins = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
test.each([
  ["\xff\xd8\xff\xe1----------", "jpeg"],
  ["\x89PNG\r\n\x1a\n------", "png"],
  ["RIFF\n\0\0\0WEBPVP8 ", "webp"],
  ["RIFF\0\0\0\0WAVEfmt ", null],
  ["\0\0\0\x18ftypheic\0\0", "heic"],
  ["\0\0\0\x18ftypmif1\0\0", "heic"],
  ["\0\0\0\x18ftypisom\0\0", null],
  ["GIF89a<script>", null],
  ["<svg xmlns='http", null],
  ["", null],
])("a file that begins with %j is %s", (text, type) => {
  expect(photoTypeOf(begins(text))).toBe(type);
});

test("the one address with a large body is a product's photo", () => {
  for (const url of ["/api/products/hill-tea/photo", "/api/products/hill-tea/photo?x=1"])
    expect(isPhotoUpload(url)).toBe(true);
  const others = ["/api/products/photo", "/api/products/a/photos", "/api/products/a/b/photo", "/api/orders?/photo"];
  for (const url of [...others, "/x/api/products/a/photo"]) expect(isPhotoUpload(url)).toBe(false);
});
