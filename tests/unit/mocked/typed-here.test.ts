import { expect, test, vi } from "vitest";
import { typedHere } from "@/scripts/command/typed-here";

/** A package is known by its file 'run'. */
const files = vi.hoisted(() => ({ isPackage: true }));
vi.mock("node:fs", async (original) => ({ ...(await original<object>()), existsSync: () => files.isPackage }));

test.each([
  ["Port 3000 is taken by another program: PORT=3001 npm start", "PORT=3001 ./run start"],
  ["10 sample facts: npm run shop -- check lists them.", ": ./run shop check lists them."],
  ["There is no backup: npm run backup makes one.", ": ./run backup makes one."],
  ["npm run -s orders -- --since DAY", "./run orders --since DAY"],
  ["npm run restore -- FOLDER", "./run restore FOLDER"],
])("in a package the hint '%s' names a command that is there", (hint, typed) => {
  files.isPackage = true;
  expect(typedHere(hint)).toContain(typed);
  files.isPackage = false;
  expect(typedHere(hint)).toBe(hint);
});

test("what a package has no command for stays as it is typed among the sources", () => {
  files.isPackage = true;
  expect(typedHere("run npm run pictures")).toBe("run npm run pictures");
});
