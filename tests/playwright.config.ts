import { defineConfig } from "@playwright/test";

const isRoot = process.getuid?.() === 0;
const results = "../test-results";

export default defineConfig({
  testDir: "e2e",
  outputDir: `${results}/browser`,
  // A browser beside the shop it tests: more than two of these pairs only wait for each other.
  workers: 2,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  reporter: [
    ["list"],
    ["json", { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? `${results}/playwright.json` }],
  ],
  use: {
    browserName: "chromium",
    // What a worker answers, no test's own answers reach. It has a test of its own, which lets it in.
    serviceWorkers: "block",
    trace: "retain-on-failure",
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
