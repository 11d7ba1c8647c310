import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readEnv } from "#lib/server/settings/env.ts";
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

/** The settings in the command for Cloud Run. */
function settingsInCommand(page: string): Record<string, string> {
  const [, command = ""] = /(gcloud run deploy [\s\S]*?)```/.exec(page) ?? [];
  const lists = [...command.matchAll(/--set-(env-vars|secrets) (\S+)/g)];
  const pairs = lists.flatMap(([, kind, list = ""]) =>
    list.split(",").map((pair) => {
      const [name = "", value = ""] = pair.split("=");
      return [name, kind === "secrets" ? secretFor(name) : value];
    }),
  );
  return Object.fromEntries(pairs);
}

// promise: The files for hosts start the shop as they are
test.each([
  ["file for App Hosting", settingsIn(read("deploy/apphosting.yaml")), 2],
  ["command for Cloud Run", settingsInCommand(read("docs/going-live.md")), 1],
])("the %s sets only variables that the shop knows, and the shop starts with them", (_what, settings, trustProxy) => {
  expect(Object.keys(settings).length).toBeGreaterThan(5);
  for (const name of Object.keys(settings)) expect(documented).toContain(name);
  const started = { store: { kind: "firestore" }, signIn: { kind: "firebase" }, trustProxy };
  expect(readEnv(settings)).toMatchObject(started);
});
