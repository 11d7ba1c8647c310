import { execFile, execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { expect, onTestFinished, test, vi } from "vitest";
import { failureLine } from "@/scripts/command/failure-line";
import { childEnvironment, projectRoot } from "@/scripts/env";
import { writeOwnFiles } from "@/scripts/package/files";
import { contentWith } from "@/tests/support/content";
import { scriptTimeout } from "@/tests/support/script";
import { newDataDir } from "@/tests/support/shop";

const run = promisify(execFile);
const NOBODY = 65_534;

/** A script of the project, run by a user who owns nothing here: its exit code and its output. */
async function byAnother(args: string[], settings: Record<string, string>) {
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const options = { cwd: projectRoot, env: childEnvironment({ HOME: tmpdir(), ...settings }), ...user };
  return run(process.execPath, ["--conditions=react-server", ...args], options).then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code, said: stdout + stderr }),
  );
}

/** A data folder that another user owns; for a test that is not root, one that nobody may open. */
function closedFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "closed-"));
  writeFileSync(join(folder, "orders.sqlite"), "");
  chmodSync(folder, process.getuid?.() === 0 ? 0o700 : 0);
  onTestFinished(() => {
    chmodSync(folder, 0o700);
    rmSync(folder, { recursive: true });
  });
  return folder;
}

test.each([
  ["orders", ["scripts/orders.ts", "--since", "2026-11-01"]],
  ["shop", ["scripts/shop.ts", "export"]],
  ["doctor", ["scripts/shop.ts", "doctor"]],
  ["backup", ["scripts/backup.ts", "backup"]],
  ["restore", ["scripts/backup.ts", "restore", projectRoot]],
  ["start", ["scripts/package/start.ts", "--no-front"]],
])(
  "a data folder of another user is told by %s in lines with the cure",
  async (_, args) => {
    const { code, said } = await byAnother(args, { SHOP_DATA_DIR: closedFolder(), PORT: "0" });
    expect([code, said]).toEqual([1, expect.not.stringMatching(/^\s+at |node:|Error:/m)]);
    expect(said).toMatch(/run it as|check |There (are|is) no/);
  },
  60_000,
);

test("a file that is not there, or can't be written, is named in one line", scriptTimeout, async () => {
  const SHOP_DATA_DIR = newDataDir();
  const args = ["scripts/orders.ts", "--since", "2026-11-01", "--to", "/nowhere/orders.csv"];
  const written = await byAnother(args, { SHOP_DATA_DIR });
  expect(written).toEqual({ code: 1, said: "/nowhere/orders.csv (open): it is not there: check the name\n" });
});

// Only root can become another user.
const asRoot = test.skipIf(process.getuid?.() !== 0);
asRoot("a checkout of another user is named in one line where something must be written", scriptTimeout, async () => {
  const folder = contentWith();
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, "photos"));
  const { code, said } = await byAnother(["scripts/content.ts"], { SHOP_CONTENT: folder });
  expect(code).toBe(1);
  expect(said).toMatch(/^\S+ \(\w+\): this user may not: run it as the user who owns that[^\n]*\n$/);
});

test("a full disk has its cure, and a mistake in the program keeps its stack", () => {
  const full = Object.assign(new Error("ENOSPC"), { code: "ENOSPC", syscall: "write", path: "/data/staff-token" });
  expect(failureLine(full)).toBe("/data/staff-token (write): the disk is full: make room, then run it again");
  const db = new DatabaseSync(":memory:");
  db.exec("PRAGMA max_page_count = 1");
  const fill = () => db.exec("CREATE TABLE rows (body TEXT)");
  expect(fill).toThrow();
  try {
    fill();
  } catch (error) {
    expect(failureLine(error)).toBe("The order file can't be used: its disk is full: make room, then run it again");
  }
  expect(failureLine(new TypeError("x is not a function"))).toBeNull();
});

test("a package starts with the public settings that it was built with, quotes and dollars in them too", () => {
  const value = `Meena's "best" $HOME \`id\` \\ end`;
  vi.stubEnv("NEXT_PUBLIC_TEST_NAME", value);
  const folder = mkdtempSync(join(tmpdir(), "package-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "bin"));
  writeOwnFiles(folder);
  const setting = readFileSync(join(folder, "run"), "utf8").match(/^export NEXT_PUBLIC_TEST_NAME.*$/m);
  const printed = execFileSync("sh", ["-c", `${setting}\nprintf %s "$NEXT_PUBLIC_TEST_NAME"`]);
  expect(printed.toString()).toBe(value);
});
