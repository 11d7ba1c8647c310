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
    include: ["tests/{unit,api}/**/*.test.{ts,tsx}"],
    allowOnly: false,
    restoreMocks: true,
    unstubEnvs: true,
  },
});
