import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { chooseFixtureShop } from "../scripts/fixture-shop";

chooseFixtureShop();

const isRoot = process.getuid?.() === 0;
const results = "../test-results";

/**
 * The files whose shop has accounts. A worker is ended, with its shop, when the next file needs other servers: in a project
 * of their own these files follow each other.
 */
const withAccounts = filesThatSay(/support\/e2e-accounts/);

/** The files that start shops of their own, kill them and wait. They come first: at the end one worker would wait for another. */
const withOwnShops = filesThatSay(/\btest\b.* from "@playwright\/test"/);

function filesThatSay(words: RegExp): string[] {
  const files = globSync("e2e/*.test.ts", { cwd: import.meta.dirname });
  const said = files.filter((file) => words.test(readFileSync(join(import.meta.dirname, file), "utf8")));
  return said.map((file) => `**/${file}`);
}

/** What is measured when all other tests are over. */
const ALONE = "**/weight.test.ts";

export default defineConfig({
  testDir: "e2e",
  outputDir: `${results}/browser`,
  globalSetup: "./support/e2e-auth-emulator.ts",
  // Each is a browser beside the shop it tests. Two of these pairs leave a tenth of two cores idle, four gain nothing over three.
  workers: 3,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  // A purchase over ten pages takes a minute on a machine that is three times slower than usual.
  timeout: 120_000,
  reporter: [
    ["list"],
    ["json", { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? `${results}/playwright.json` }],
  ],
  projects: [
    { name: "own shops", testMatch: withOwnShops },
    { name: "accounts", testMatch: withAccounts },
    { name: "shop", testIgnore: [...withOwnShops, ...withAccounts, ALONE] },
    // What has come by the load event depends on what else the machine does meanwhile.
    { name: "alone", testMatch: ALONE, dependencies: ["own shops", "accounts", "shop"] },
  ],
  use: {
    browserName: "chromium",
    // What a worker answers, no test's own answers reach. It has a test of its own, which lets it in.
    serviceWorkers: "block",
    // A trace of each test takes a third of the whole run's time. `npm test -- FILE` keeps one of what fails.
    trace: process.env.TEST_TRACE === "on" ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      args: [
        // Chromium's own sandbox refuses to run as root.
        ...(isRoot ? ["--no-sandbox"] : []),
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        // Without these it calls home at every start, which a machine without the network turns into noise.
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
