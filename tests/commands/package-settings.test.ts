import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { writeOwnFiles } from "@/scripts/package/files";

test("a package starts with the public settings that it was built with, quotes and dollars in them too", () => {
  const value = `Meena's "best" $HOME \`id\` \\ end`;
  vi.stubEnv("NEXT_PUBLIC_TEST_NAME", value);
  const folder = mkdtempSync(join(tmpdir(), "package-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "bin"));
  writeOwnFiles(folder);
  const settings = readFileSync(join(folder, "run"), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("export NEXT_PUBLIC_TEST_NAME"));
  const printed = execFileSync("sh", ["-c", `${settings.join("\n")}\nprintf %s "$NEXT_PUBLIC_TEST_NAME"`]);
  expect(printed.toString()).toBe(value);
});
