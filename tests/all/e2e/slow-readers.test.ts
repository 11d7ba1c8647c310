import { spawnSync } from "node:child_process";
import { startReaders } from "@/tests/support/e2e-attackers";
import { send } from "@/tests/support/e2e-both-ways";
import { expect, test } from "@/tests/support/e2e-test";

const hasPython = spawnSync("python3", ["--version"]).status === 0;

// promise: Readers that read nothing keep nobody from a page
test("70 readers that read nothing of files and by escaped addresses keep nobody from a page", async ({ shop }) => {
  test.skip(!hasPython, "only python3 makes the windows of a bad network");
  const port = Number(new URL(shop.url).port);
  const { body } = await send(port, { path: "/" });
  const scripts = [...body.matchAll(/\/_next\/static\/chunks\/[\w.-]+\.js/g)].map(([path]) => path);
  const sizes = await Promise.all(scripts.map(async (path) => (await send(port, { path })).body.length));
  const largest = scripts[sizes.indexOf(Math.max(...sizes))] ?? "";
  const files: [path: string, header?: string][] = [
    [largest],
    [largest, "If-Modified-Since: Sat, 01 Aug 2020 10:00:00 GMT"],
    [largest.replace("/chunks/", "/%63hunks/")],
  ];
  /** How long a page takes that is made for each request, in milliseconds. */
  const timeOfPage = async () => {
    const began = performance.now();
    expect((await send(port, { path: "/search?q=tea" })).status).toBe(200);
    return performance.now() - began;
  };
  for (const file of files) {
    // On a busy machine it takes longer without readers, too.
    const alone = await timeOfPage();
    const end = await startReaders(port, 70, file);
    expect(await timeOfPage(), file.join(" ")).toBeLessThan(2000 + 10 * alone);
    await end();
  }
});
