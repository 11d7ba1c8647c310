import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { chooseFixtureShop } from "../scripts/fixture-shop.ts";

chooseFixtureShop();

const root = join(import.meta.dirname, "..");

/** The tests of one folder or more, once. Files share a worker: one for each would spend half of the time on loading packages again. */
const over = (name: string, include: string[], store?: "firestore" | "emulator") => ({
  extends: true as const,
  test: { name, include, isolate: false, ...(store ? { provide: { store } } : {}) },
});

export default defineConfig({
  root,
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
    // One more than there are cores: a third of the time a test waits for a clock, a lock or a socket.
    maxWorkers: availableParallelism() + 1,
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
      // The tests of orders and of their messages once more, over the other store.
      over("firestore", ["tests/api/{both-stores,rivals,firestore}/*.test.ts"], "firestore"),
      // Those where rivals write at once, over Google's emulator, where it is installed.
      ...(process.env.TEST_FIRESTORE_EMULATOR
        ? [over("emulator", ["tests/api/{rivals,emulator}/*.test.ts"], "emulator")]
        : []),
    ],
    // A busy machine takes five times as long as one at rest. The emulator locks what rivals write, and takes seconds to
    // let fifty of them through.
    testTimeout: process.env.TEST_FIRESTORE_EMULATOR ? 30_000 : 15_000,
    allowOnly: false,
    restoreMocks: true,
    unstubEnvs: true,
  },
});
