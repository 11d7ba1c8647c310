import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { chooseFixtureShop } from "../scripts/fixture-shop.ts";

chooseFixtureShop();

const root = join(import.meta.dirname, "..");

/** Files that replace modules for themselves. In a shared worker the modules would stay replaced for the files after them. */
const mocking = globSync("tests/{unit,api,edge,store,commands}/**/*.test.{ts,tsx}", { cwd: root }).filter((file) =>
  /\bvi\.(mock|hoisted)\(/.test(readFileSync(join(root, file), "utf8")),
);

const emulated = {
  extends: true as const,
  test: {
    name: "emulator",
    include: ["many-servers", "offer-race", "sent-to-two-servers", "firestore-outage"].map(
      (name) => `tests/api/${name}.test.ts`,
    ),
    provide: { store: "emulator" as const },
    isolate: false,
  },
};

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
      {
        extends: true,
        test: {
          name: "sqlite",
          include: ["tests/{unit,api,edge,store,commands}/**/*.test.{ts,tsx}"],
          exclude: ["tests/api/firestore-costs.test.ts", "tests/api/firestore-outage.test.ts", ...mocking],
          // A worker for each file would spend half of the processor time on loading the same packages again.
          isolate: false,
        },
      },
      { extends: true, test: { name: "mocking", include: mocking } },
      // The shop's own facts and pictures.
      {
        extends: true,
        resolve: { alias: { "#content": join(root, ".content/shop") } },
        test: { name: "content", include: ["tests/content/*.test.ts"], isolate: false },
      },
      // The tests of orders and of their messages once more, over the other store.
      {
        extends: true,
        test: {
          name: "firestore",
          include: [
            "firestore-costs",
            "typed-order-id",
            "place-order",
            "many-servers",
            "stopped-outbox",
            "giving-up",
            "delivery-check",
            "offers",
            "offer-race",
            "sent-to-two-servers",
            "closed-and-sold-out",
            "live-switches",
            "shared-limits",
          ].map((name) => `tests/api/${name}.test.ts`),
          provide: { store: "firestore" },
          isolate: false,
        },
      },
      // Those where rivals write at once, over Google's emulator, where it is installed.
      ...(process.env.TEST_FIRESTORE_EMULATOR ? [emulated] : []),
    ],
    // A busy machine takes five times as long as one at rest. The emulator locks what rivals write, and takes seconds to
    // let fifty of them through.
    testTimeout: process.env.TEST_FIRESTORE_EMULATOR ? 30_000 : 15_000,
    allowOnly: false,
    restoreMocks: true,
    unstubEnvs: true,
  },
});
