import { expect, test } from "vitest";
import { commandTimeout, script } from "@/tests/support/command";
import { contentWith, type Files } from "@/tests/support/content";

/** npm run shop -- check, over other content and settings. */
async function check(change: (files: Files) => void, settings: Record<string, string> = {}) {
  const folder = contentWith(change);
  const node = ["--conditions=react-server"];
  const { code, out, said } = await script([...node, "scripts/shop.ts", "check"], {
    SHOP_CONTENT: folder,
    ...settings,
  });
  return { code, lines: (out + said).trim().replaceAll(folder, "content").split("\n") };
}

test(
  "the check says which facts are samples and which pictures are missing, and ends with 0",
  commandTimeout,
  async () => {
    const { code, lines } = await check((files) => {
      Object.assign(files["shop.json"] as object, { samples: ["phone"] });
      files["photos/other.jpg"] = "a photo that is cut by the next build";
    });
    expect(code).toBe(0);
    expect(lines).toEqual([
      "content/products/red-thing.json: picture key: there is no picture thing yet; put thing.jpg into content/photos",
      "content/products/blue-thing.json: picture key: there is no picture thing yet; put thing.jpg into content/photos",
      "content/categories.json: things: there is no picture banner-things yet; art/README.md says how one is made",
      "content/shop.json: phone: '+91 90000 00000' is marked as a sample; put your own there, and take phone out of samples",
      "The content and the settings can be built and started.",
    ]);
  },
);

test("the check ends with 1 where content or settings would stop a build or a start", commandTimeout, async () => {
  const broken = await check((files) => {
    Object.assign(files["products/red-thing.json"] as object, { price: 0 });
  });
  expect(broken.code).toBe(1);
  expect(broken.lines).toEqual([
    "content/products/red-thing.json: price: 0 is not a price; whole rupees from 1 to 1,00,000",
  ]);
  const halfSet = await check(() => {}, { SMTP_URL: "smtp://localhost:2525" });
  expect(halfSet.code).toBe(1);
  expect(halfSet.lines[0]).toMatch(/^\.env: .*MAIL_FROM/);
});
