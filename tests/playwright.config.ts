import { defineConfig } from "@playwright/test";
import { chooseFixtureShop } from "../scripts/test/fixture-shop";

chooseFixtureShop();

const isRoot = process.getuid?.() === 0;
const results = "../test-results";

export default defineConfig({
  testDir: ".",
  // What only `npm run test:all` runs.
  testIgnore: process.env.TEST_ALL === "yes" ? [] : "all/**",
  outputDir: `${results}/browser`,
  globalSetup: "./support/e2e-auth-emulator.ts",
  // Each is a browser beside the shop it tests. Five workers keep two cores busy.
  workers: 5,
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
    // They start shops of their own, kill them and wait: two workers do so beside three that don't, from the first minute.
    { name: "own shops", testMatch: "**/e2e/own-shops/*.test.ts", workers: 2 },
    // A worker is ended, with its shop, when the next file needs other servers: these, whose shop has accounts, follow each other.
    { name: "accounts", testMatch: "**/e2e/accounts/*.test.ts", workers: 1 },
    { name: "shop", testMatch: "**/e2e/*.test.ts" },
    // What has come by the load event depends on what else the machine does meanwhile.
    { name: "alone", testMatch: "**/e2e/alone/*.test.ts", workers: 1, dependencies: ["own shops", "accounts", "shop"] },
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
