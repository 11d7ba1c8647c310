import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import * as fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { shareCardData } from "#content/cards.ts";
import { middleSquare, movedSquare, resizedSquare } from "#lib/browser/staff/photo-square.ts";
import { photoProblem } from "#lib/browser/staff/send-photo.ts";
import { categories, products } from "#lib/shop/catalogue/catalogue.ts";
import { liveFacts, setLiveFacts } from "#lib/shop/catalogue/live-facts.ts";
import { shop } from "#lib/shop/facts/shop.ts";
import { rupees } from "#lib/shop/language/money.ts";
import {
  isPhotoFile,
  isPhotoUpload,
  MOST_PHOTO_BYTES,
  photoFile,
  photoMaster,
  photoTypeOf,
} from "#lib/shop/pictures/photo.ts";
import { PHOTO_SIDE, PHOTO_WIDTHS, photoFacts } from "#lib/shop/pictures/photo-facts.ts";
import { pictureSources } from "#lib/shop/pictures/picture-sources.ts";
import {
  categoryShareCard,
  HOME_CARD,
  homeShareCard,
  productShareCard,
  shareCardWords,
} from "#lib/shop/seo/share-cards.ts";
import { PhotoField } from "@/components/staff/photo-frame";
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

const picture = { width: 4000, height: 3000 };

test("the square begins as the largest in the middle, as on the server, moves as far as there is room, and grows and shrinks around its middle", () => {
  expect(middleSquare(picture)).toEqual({ x: 500, y: 0, side: 3000 });
  expect(middleSquare({ width: 1201, height: 1300 })).toEqual({ x: 0, y: 49, side: 1201 });
  const square = { x: 500, y: 500, side: 2000 };
  expect(movedSquare(picture, square, 300.4, -200.4)).toEqual({ x: 800, y: 300, side: 2000 });
  expect(movedSquare(picture, square, 9000, 9000)).toEqual({ x: 2000, y: 1000, side: 2000 });
  expect(movedSquare(picture, square, -9000, -9000)).toEqual({ x: 0, y: 0, side: 2000 });
  expect(resizedSquare(picture, square, 1500)).toEqual({ x: 750, y: 750, side: 1500 });
  expect(resizedSquare(picture, { x: 0, y: 1000, side: 2000 }, 3000)).toEqual({ x: 0, y: 0, side: 3000 });
});

// promise: What the page sends is never refused as lying outside or as too small
test("whatever is done to it, it is a square of whole pixels in the picture, no smaller than a photo may be", () => {
  const length = fc.integer({ min: PHOTO_SIDE, max: 9000 });
  const step = fc.tuple(
    fc.boolean(),
    fc.double({ min: -9e3, max: 9e3, noNaN: true }),
    fc.double({ min: -9e3, max: 9e3, noNaN: true }),
  );
  fc.assert(
    fc.property(length, length, fc.array(step, { maxLength: 9 }), (width, height, steps) => {
      const own = { width, height };
      let square = middleSquare(own);
      for (const [moves, a, b] of steps)
        square = moves ? movedSquare(own, square, a, b) : resizedSquare(own, square, a);
      const { x, y, side } = square;
      expect([x, y, side].every(Number.isInteger)).toBe(true);
      expect(Math.min(x, y, width - x - side, height - y - side, side - PHOTO_SIDE)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("the field asks for a photo, from the camera or from what is stored, and what the shop can't read is told before it is sent", async () => {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <PhotoField slug="hill-tea" onPhoto={() => {}} />
    </QueryClientProvider>,
  );
  expect(html).toMatch(/<label for="([^"]+)"[^>]*>Photo of the pack.*<input id="\1"/);
  expect(html).toContain('accept="image/jpeg,image/png,image/webp"');
  expect(html).not.toContain("capture");
  expect(await photoProblem(new Blob(["\0\0\0\x18ftypheic\0\0\0\0"]))).toBe("heic");
  expect(await photoProblem(new Blob(["<svg/>"]))).toBe("type");
  expect(await photoProblem(new Blob([Uint8Array.of(255, 216, 255, 224)]))).toBeNull();
  expect(await photoProblem(new Blob([new Uint8Array(MOST_PHOTO_BYTES + 1)]))).toBe("bytes");
});

const [one = expect.fail()] = products;
const [category = expect.fail()] = categories;

test("a product's card carries the shop's name, the product's in both scripts, and its price", () => {
  for (const { slug, name, names, price, grams } of products) {
    const words = { brand: shop.name, name, otherName: names.ta, price: rupees(price), weight: `for ${grams} g` };
    expect(shareCardWords()[slug]).toEqual(words);
  }
});

test("a page's card is its own, and says in words what is on it; a category's that is missing is the shop's", () => {
  for (const { slug } of [category, { slug: "new-category" }])
    expect(categoryShareCard({ slug })).toEqual(homeShareCard());
  const { slug, name, names, price, grams } = one;
  expect(productShareCard(one)).toMatchObject({
    url: expect.stringMatching(new RegExp(`^/og/.*\\.${shareCardData[slug]?.hash}\\.jpg$`)),
    alt: `${name}, ${names.ta}: ${rupees(price)} for ${grams} g`,
  });
  expect(homeShareCard()?.url).toMatch(/^\/og\/.*\.[0-9a-f]{8}\.jpg$/);
});

function sharedWith(key: string, word: "price" | "brand", share: () => unknown): unknown {
  const words: Record<string, unknown> = shareCardData[key]?.words ?? expect.fail(`There is no card of ${key}.`);
  const today = words[word];
  words[word] = "yesterday's";
  const shared = share();
  words[word] = today;
  return shared;
}

test("a card with yesterday's price or brand is not shown: its category's stands in, and for the shop's its sign", () => {
  const shared = () => productShareCard(one);
  const unknown = () => productShareCard({ ...one, slug: "new-product" });
  for (const word of ["price", "brand"] as const)
    expect(sharedWith(one.slug, word, shared)).toEqual(categoryShareCard(category));
  expect(shared()).not.toEqual(categoryShareCard(category));
  expect(unknown()).toEqual(categoryShareCard(category));
  expect(sharedWith(HOME_CARD, "price", unknown)).toMatchObject({ url: "/icons/icon-512.png" });
});

test("an owner's photo is what is shared of its product", () => {
  const before = liveFacts();
  setLiveFacts({ ...before, photos: { [one.slug]: "1a2b3c4d" } });
  expect(productShareCard(one)).toMatchObject({ url: `/pictures/${one.slug}-photo-1200.1a2b3c4d.jpeg`, height: 1200 });
  setLiveFacts(before);
});
