import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { chooseFixtureShop } from "../scripts/test/fixture-shop.ts";

chooseFixtureShop();

const root = join(import.meta.dirname, "..");
/** What only `npm run test:all` runs: tests/all, and the tests of orders over other stores. */
const all = process.env.TEST_ALL === "yes";

/** The tests of one folder or more, once. Files share a worker: one for each would spend half of the time on loading packages again. */
const over = (name: string, include: string[], store?: "firestore" | "emulator") => ({
  extends: true as const,
  test: { name, include, isolate: false, ...(store ? { provide: { store } } : {}) },
});

export default defineConfig({
  root,
  // No test draws: styles are not compiled.
  css: { postcss: {} },
  resolve: {
    alias: {
      "@": root,
      "#content": join(root, ".content/fixture-shop"),
      // The real one throws wherever Next doesn't resolve it.
      "server-only": join(root, "tests/support/server-only.ts"),
    },
  },
  test: {
    environment: "node",
    // More than there are cores: half of the time a test waits for a clock, a lock or a socket.
    maxWorkers: 2 * availableParallelism() + 1,
    setupFiles: ["tests/support/fresh-modules.ts"],
    projects: [
      over("sqlite", [
        "tests/{unit,api,edge,store,commands}/*.test.{ts,tsx}",
        "tests/api/{both-stores,rivals}/*.test.ts",
      ]),
      // They replace modules for themselves. In a shared worker the modules would stay replaced for the files after them.
      { extends: true, test: { name: "mocked", include: ["tests/unit/mocked/*.test.{ts,tsx}"] } },
      // The shop's own facts and pictures.
      {
        extends: true,
        resolve: { alias: { "#content": join(root, ".content/shop") } },
        test: { name: "content", include: ["tests/content/*.test.ts"], isolate: false },
      },
      ...(all ? [over("all", ["tests/all/{api,edge,store,commands}/*.test.ts"])] : []),
      // The tests of orders and of their messages once more, over the other store.
      ...(all
        ? [
            over(
              "firestore",
              ["tests/api/{both-stores,rivals}/*.test.ts", "tests/all/api/firestore/*.test.ts"],
              "firestore",
            ),
          ]
        : []),
      // Those where rivals write at once, over Google's emulator, where it is installed.
      ...(process.env.TEST_FIRESTORE_EMULATOR
        ? [over("emulator", ["tests/api/rivals/*.test.ts", "tests/all/api/emulator/*.test.ts"], "emulator")]
        : []),
    ],
    // It ends what would never end. A busy machine takes many times as long as one at rest.
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    allowOnly: false,
    restoreMocks: true,
    unstubEnvs: true,
  },
});
