import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { projectRoot } from "@/scripts/env";
import { send } from "@/tests/support/e2e-both-ways";
import { expect, test } from "@/tests/support/e2e-test";

const hasPython = spawnSync("python3", ["--version"]).status === 0;

async function stalledReaders(port: number, path: string, header: string): Promise<ChildProcess> {
  const request = `GET ${path} HTTP/1.1\\r\\nHost: localhost\\r\\n${header}\\r\\n`;
  const args = [join(projectRoot, "tests/support/stalled-readers.py"), String(port), "70", request];
  const child = spawn("python3", args, { stdio: ["pipe", "pipe", "inherit"] });
  expect(String((await once(child.stdout, "data"))[0])).toBe("ready\n");
  return child;
}

// promise: Readers that read nothing keep nobody from a page
test("70 readers that read nothing of files, of their parts and by escaped addresses keep nobody from a page", async ({
  shop,
}) => {
  test.skip(!hasPython, "only python3 makes the windows of a bad network");
  const port = Number(new URL(shop.url).port);
  const { body } = await send(port, { path: "/" });
  const scripts = [...body.matchAll(/\/_next\/static\/chunks\/[\w.-]+\.js/g)].map(([path]) => path);
  const sizes = await Promise.all(scripts.map(async (path) => (await send(port, { path })).body.length));
  const largest = scripts[sizes.indexOf(Math.max(...sizes))] ?? "";
  const escaped = largest.replace("/chunks/", "/%63hunks/");
  for (const [path, header] of [
    [largest, "Range: bytes=0-\\r\\n"],
    [largest, "If-Modified-Since: Sat, 01 Aug 2020 10:00:00 GMT\\r\\n"],
    [escaped, ""],
  ] as const) {
    const readers = await stalledReaders(port, path, header);
    const began = performance.now();
    // Made for each request.
    const page = await send(port, { path: "/search?q=tea" });
    expect(page.status).toBe(200);
    expect(performance.now() - began, `${path} ${header}`).toBeLessThan(2000);
    readers.stdin?.end();
    await once(readers, "exit");
  }
});
