import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { expect, test } from "@playwright/test";
import { generatedFolder } from "@/scripts/content/folders";
import { projectRoot } from "@/scripts/env";
import { freePort } from "@/scripts/programs/ports";
import { FIXTURE } from "@/scripts/test/fixture-shop";
import { newStarted, START, saying } from "@/tests/support/e2e-started";

// promise: npm run dev shows what is saved
test("npm run dev shows a price once it is saved, and names a mistake, however an editor saves", async () => {
  // The first page is compiled when it is opened.
  test.setTimeout(360_000);
  const started = newStarted();
  const content = join(started.folder, basename(started.folder));
  const modules = generatedFolder(content);
  try {
    cpSync(join(projectRoot, FIXTURE), content, { recursive: true });
    const [port, file] = [await freePort(), join(content, "products/hill-tea.json")];
    const [SHOP_CONTENT, CONTENT_MODULES] = [relative(projectRoot, content), relative(projectRoot, modules)];
    const settings = { PORT: String(port), HOST: "0.0.0.0", SHOP_CONTENT, CONTENT_MODULES };
    const child = started.launch(process.execPath, [...START, "--dev"], settings);
    await saying(child, /Ctrl-C stops it/);
    const priced = (price: string) => readFileSync(file, "utf8").replace(/"price": [^,]+/, `"price": ${price}`);
    const shown = async () => {
      const page = await (await fetch(`http://127.0.0.1:${port}/product-details/hill-tea`)).text();
      const { prices } = await (await fetch(`http://127.0.0.1:${port}/api/shop`)).json();
      return [/"price":(\d+)/.exec(page)?.[1], prices["hill-tea"]];
    };
    const { price } = JSON.parse(readFileSync(file, "utf8"));
    expect(await shown()).toEqual([String(price), price]);
    // One editor puts another file in the place of the former.
    writeFileSync(`${file}~`, priced("777"));
    renameSync(`${file}~`, file);
    await expect.poll(shown, { timeout: 60_000 }).toEqual(["777", 777]);
    // Another writes into it.
    const mistake = saying(child, /hill-tea\.json: price: "two" is not a price; whole rupees from 1/);
    writeFileSync(file, priced('"two"'));
    await mistake;
  } finally {
    started.end();
    rmSync(modules, { recursive: true, force: true });
  }
});
