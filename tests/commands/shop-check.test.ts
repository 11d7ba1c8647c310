import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { claims } from "@/scripts/content/claims";
import { generatedFolder } from "@/scripts/content/folders";
import { childEnvironment, projectRoot } from "@/scripts/env";
import { command } from "@/tests/support/command";
import { contentWith, type Files } from "@/tests/support/content";
import { newDataDir } from "@/tests/support/shop";

const FILES = "shop.json, categories.json, products/red-thing.json, products/blue-thing.json";

/** What is said of the texts that every shop has. */
const shared = claims("no-folder");

/** npm run shop -- check, over other content and settings. */
async function check(change: (files: Files) => void, settings: Record<string, string> = {}) {
  const folder = contentWith(change);
  const all = { SHOP_CONTENT: folder, SHOP_DATA_DIR: newDataDir(), ...settings };
  const { code, out, said } = await command("shop", all, "check");
  return { code, folder, lines: (out + said).trim().replaceAll(folder, "content").split("\n") };
}

test("the check says which facts are samples and which pictures are missing, and ends with 0", async () => {
  const { code, lines } = await check((files) => {
    Object.assign(files["shop.json"] as object, { samples: ["phone"] });
  });
  expect(code).toBe(0);
  expect(lines.slice(0, 7 + shared.length)).toEqual([
    "content/shop.json: maker: is empty, and the home page shows no maker; fill it in, and put maker.jpg into content/photos",
    "content/products/red-thing.json: picture: there is no picture thing yet; put thing.jpg into content/photos",
    "content/products/blue-thing.json: picture: there is no picture thing yet; put thing.jpg into content/photos",
    "content/categories.json: things: there is no picture banner-things yet; put banner-things.jpg into content/photos",
    `content: texts are not in Tamil yet, and pages show their English: ${FILES}`,
    "content/shop.json: phone: '+91 90000 00000' is marked as a sample; put your own there, and take phone out of samples",
    ...shared,
    "The content and the settings can be built and started.",
  ]);
});

test("the check names the packs that are drawn and food without its nutrition, and neither stops anything", async () => {
  const { code, lines } = await check((files) => {
    const [red, blue] = ["red", "blue"].map((name) => files[`products/${name}-thing.json`] as { label: object });
    Object.assign(red ?? {}, { pictureDrawn: true, label: { ...red?.label, ingredients: ["coffee", "chicory"] } });
    Object.assign(blue ?? {}, { use: "brew", label: { ...blue?.label, ingredients: ["coffee", "chicory"] } });
  });
  expect(code).toBe(0);
  // A sample would keep a public shop from starting.
  expect(lines.join("\n")).toContain("No sample facts are left");
  expect(lines.filter((line) => /drawn|nutrition/i.test(line))).toEqual([
    "content/products: 1 pack(s) are drawn, and their pages say so; put photos of them into content/photos, and take pictureDrawn out: red-thing",
    "content/products/red-thing.json: label nutrition: is missing; put there what 100 g have, as your laboratory says",
  ]);
});

test("the check ends with 1 where content or settings would stop a build or a start", async () => {
  const broken = await check((files) => {
    Object.assign(files["products/red-thing.json"] as object, { price: 0 });
  });
  expect(broken.code).toBe(1);
  expect(broken.lines).toEqual([
    "content/products/red-thing.json: price: 0 is not a price; whole rupees from 1 to 1,00,000",
  ]);
  const halfSet = await check(() => {}, { SMTP_URL: "smtp://localhost:2525", PORT: "x", MAIL_FORM: "a" });
  expect(halfSet.code).toBe(1);
  expect(halfSet.lines.slice(0, 3)).toEqual([
    expect.stringMatching(/^\.env: .*MAIL_FROM/),
    expect.stringMatching(/^\.env: PORT is not/),
    expect.stringMatching(/^\.env: MAIL_FORM is no .* is MAIL_FROM meant\?$/),
  ]);
});

test("the check ends with 1 where a photo would stop the build, and cuts none", async () => {
  const photo = await sharp({ create: { width: 1300, height: 1300, channels: 3, background: "#7a2e0e" } })
    .jpeg()
    .toBuffer();
  const sound = await check((files) => {
    files["photos/thing.jpg"] = photo;
  });
  expect(sound.code).toBe(0);
  expect(sound.lines).toContain("The content and the settings can be built and started.");
  expect(existsSync(generatedFolder(sound.folder))).toBe(false);
  const broken = await check((files) => {
    files["photos/thing.jpg"] = photo.subarray(0, photo.length / 2);
    files["photos/other.jpg"] = photo;
  });
  expect(broken.code).toBe(1);
  expect(broken.lines).toEqual([
    "content/photos/other.jpg: no product has the picture other; name the photo after its product's picture",
    expect.stringMatching(/^content\/photos\/thing\.jpg: .*premature end/i),
    "content/shop.json: maker: is empty, and the home page shows no maker; fill it in, and put maker.jpg into content/photos",
    "content/categories.json: things: there is no picture banner-things yet; put banner-things.jpg into content/photos",
    `content: texts are not in Tamil yet, and pages show their English: ${FILES}`,
    ...shared,
  ]);
});

test("npm run shop -- check names each mistake once", async () => {
  const folder = contentWith((files) => {
    files["products/red-thing.json"] = "{ x";
  });
  mkdirSync(generatedFolder(folder), { recursive: true });
  const env = { ...childEnvironment(), SHOP_CONTENT: folder };
  const options = { cwd: projectRoot, env, encoding: "utf8" } as const;
  const { status, stdout, stderr } = spawnSync("npm", ["run", "-s", "shop", "--", "check"], options);
  expect(status).toBe(1);
  expect((stdout + stderr).match(/is not JSON/g)).toHaveLength(1);
});
