import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readEnv } from "#lib/server/env.ts";
import { projectRoot } from "@/scripts/env";

const read = (path: string) => readFileSync(join(projectRoot, path), "utf8");
const documented = [...read(".env.example").matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);

/** A value that only the host knows. */
const secretFor = (name: string) => (name === "SMTP_URL" ? "smtps://u:p@mail.example" : `secret-of-${name}-0123456789`);

/** The settings in a file for a host. */
function settingsIn(apphosting: string): Record<string, string> {
  const rows = apphosting.matchAll(/- variable: (\w+)\n +(value|secret): "?([^"\n]+)"?/g);
  return Object.fromEntries(
    [...rows].map(([, name = "", kind, value = ""]) => [name, kind === "value" ? value : secretFor(name)]),
  );
}

// promise: The files for hosts start the shop as they are
test("the file for App Hosting sets only variables that the shop knows, and the shop starts with them", () => {
  const settings = settingsIn(read("deploy/apphosting.yaml"));
  expect(Object.keys(settings).length).toBeGreaterThan(10);
  for (const name of Object.keys(settings)) expect(documented).toContain(name);
  expect(readEnv(settings)).toMatchObject({
    store: { kind: "firestore" },
    signIn: { kind: "firebase" },
    trustProxy: 2,
  });
});

test("the command for Cloud Run sets only variables that the shop knows, and the shop starts with them", () => {
  const [, command = ""] = /(gcloud run deploy [\s\S]*?)```/.exec(read("docs/going-live.md")) ?? [];
  const pairs = [...command.matchAll(/--set-(env-vars|secrets) (\S+)/g)].flatMap(([, kind, list = ""]) =>
    list.split(",").map((pair) => {
      const [name = "", value = ""] = pair.split("=");
      return [name, kind === "secrets" ? secretFor(name) : value];
    }),
  );
  const settings: Record<string, string> = Object.fromEntries(pairs);
  for (const name of Object.keys(settings)) expect(documented).toContain(name);
  expect(readEnv(settings)).toMatchObject({
    store: { kind: "firestore" },
    signIn: { kind: "firebase" },
    trustProxy: 1,
  });
});
