import { join } from "node:path";
import { defineConfig } from "vitest/config";

const root = join(import.meta.dirname, "..");

export default defineConfig({
  root,
  resolve: {
    alias: {
      "@": root,
      // The real one throws wherever Next doesn't resolve it.
      "server-only": join(root, "tests/support/server-only.ts"),
    },
  },
  test: {
    environment: "node",
    projects: [
      {
        extends: true,
        test: {
          name: "sqlite",
          include: ["tests/{unit,api}/**/*.test.{ts,tsx}"],
          exclude: ["tests/api/firestore-costs.test.ts"],
        },
      },
      // The ways of an order and of its messages once more, over the other store.
      {
        extends: true,
        test: {
          name: "firestore",
          include: [
            "firestore-costs",
            "place-order",
            "many-servers",
            "giving-up",
            "offers",
            "offer-race",
            "sent-to-two-servers",
          ].map((name) => `tests/api/${name}.test.ts`),
          provide: { orderStore: "firestore" },
        },
      },
    ],
    // A busy machine takes five times as long as one at rest. The emulator locks what rivals write, and takes seconds to
    // let fifty of them through.
    testTimeout: process.env.FIRESTORE_EMULATOR_HOST ? 30_000 : 15_000,
    allowOnly: false,
    restoreMocks: true,
    unstubEnvs: true,
  },
});
