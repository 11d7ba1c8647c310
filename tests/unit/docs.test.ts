import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { readEnv } from "#lib/server/settings/env.ts";
import { policyFactNames } from "#lib/shop/content/policy-text.ts";
import { shop } from "#lib/shop/facts/shop.ts";
import { smsTemplates } from "#lib/shop/messages/sms-message.ts";
import { projectRoot } from "@/scripts/env";

const page = (path: string) => readFileSync(join(projectRoot, path), "utf8");
const readme = page("README.md");
const operating = page("docs/operating.md");
const goingLive = page("docs/going-live.md");

function tableOf(heading: string, markdown: string): string[][] {
  const [, after = ""] = markdown.split(`\n| ${heading} |`);
  const rows = after.split("\n").slice(2);
  const end = rows.findIndex((row) => !row.startsWith("|"));
  return rows.slice(0, end).map((row) =>
    row
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** How each reason begins that the code gives for a message that did not go through, up to its first value. */
function reasonsInCode(): string[] {
  const folder = join(projectRoot, "lib/server/outbox");
  // What staff get in an answer at once is no reason of a message.
  const answers = ["staff-whatsapp.ts", "unsent-messages.ts"];
  const files = globSync("*/*.ts", { cwd: folder }).filter((file) => !answers.includes(basename(file)));
  const code = files.map((file) => readFileSync(join(folder, file), "utf8")).join("\n");
  // Nor are the names of a channel, and what the doctor says.
  const said = /^ *(?:title|noun): .*$|\b(?:ready|missing|hint|wrong)\((?:[^()]|\([^()]*\))*\)/gm;
  const bare = code.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, "").replace(said, "");
  return [...new Set(bare.match(/(?<=["`])[A-Z][A-Za-z']+ [a-z][^"`$]*(?=[."`]|\$\{)/g))];
}

// promise: The docs say what to do for every reason
test("docs/operating.md says what to do for every reason that the code gives, and for no other", () => {
  const reasons = tableOf("`reason`", operating).map(([reason = ""]) => reason);
  const given = reasonsInCode();
  expect(given.length).toBeGreaterThan(20);
  expect(given.filter((reason) => !reasons.some((row) => row.startsWith(reason)))).toEqual([]);
  expect(reasons.filter((row) => !given.some((reason) => row.startsWith(reason)))).toEqual([]);
  for (const [, todo = ""] of tableOf("`reason`", operating)) expect(todo.length).toBeGreaterThan(3);
});

test("docs/owner.md names every fact that a policy can have and no other, and docs/going-live.md the templates of the messages that are sent", () => {
  const cells = tableOf("name in braces", page("docs/owner.md")).map(([names = ""]) => names);
  const named = cells.flatMap((names) => [...names.matchAll(/`\{(\w+)\}`/g)].map(([, name]) => name));
  expect(named.sort()).toEqual([...policyFactNames].sort());
  const inDocs = (text: string) =>
    text.replaceAll(shop.name, "SHOP").replaceAll(shop.names.ta, "SHOP").replaceAll(shop.phone, "PHONE");
  const templates = (["en", "ta"] as const).flatMap((language) => smsTemplates(language, "https://YOUR-SHOP"));
  expect(templates.length).toBeGreaterThan(10);
  for (const { text } of templates) expect(goingLive).toContain(`   ${inDocs(text)}\n`);
});

test("every command of the project that people type is explained", () => {
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8"));
  const typed = Object.keys(scripts).filter((name) => !["start", "test", "build"].includes(name));
  for (const name of typed) expect(readme).toMatch(new RegExp(`\`npm run (-s )?${name}[ \`]`));
});

test.each(["shop", "browser", "server"])("README's map names each folder of lib/%s", (room) => {
  const row = readme.split("\n").find((line) => line.startsWith(`| \`lib/${room}/\` |`)) ?? "";
  const named = [...row.slice(row.indexOf(":")).matchAll(/`([\w-]+)`/g)].map(([, name]) => name);
  const folders = readdirSync(join(projectRoot, `lib/${room}`), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  expect(named).toEqual(folders.map(({ name }) => name).sort());
});

test("every link of README and docs leads to a file", () => {
  const pages = ["README.md", "CONTRIBUTING.md", "SECURITY.md", ...globSync("docs/**/*.md", { cwd: projectRoot })];
  const links = pages.flatMap((from) =>
    [
      ...page(from)
        .replaceAll(/`[^`\n]*`/g, "")
        .matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g),
    ].map(([, to = ""]) => ({ from, to })),
  );
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter(({ from, to }) => !existsSync(join(projectRoot, dirname(from), to)))).toEqual([]);
});

// What the owner adds to lib/content is named there before it exists.
test("every file of the code that README and docs name is there", () => {
  const pages = ["README.md", "CONTRIBUTING.md", ...globSync("docs/**/*.md", { cwd: projectRoot })];
  const named = pages.flatMap((from) =>
    [...page(from).matchAll(/`((?:app|components|lib|scripts|tests|tools)\/[\w./[\]-]+?)\/?`/g)].map(
      ([, path = ""]) => ({
        from,
        path,
      }),
    ),
  );
  expect(named.length).toBeGreaterThan(30);
  const isThere = (path: string) =>
    [path, `${path}.ts`, `${path}.tsx`].some((each) => existsSync(join(projectRoot, each)));
  expect(named.filter(({ path }) => !path.startsWith("lib/content/") && !isThere(path))).toEqual([]);
});

const documented = [...page(".env.example").matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);

// What the shop sets for itself is not for people.
test("every setting is in .env.example", () => {
  const own = ["EDGE_PORT", "FIREBASE_AUTH_EMULATOR_HOST", "NEXT_MANUAL_SIG_HANDLE"];
  const names = [...page("lib/server/settings/env-variables.ts").matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)];
  expect(names.length).toBeGreaterThan(30);
  expect(names.map(([, name]) => name).filter((name) => ![...documented, ...own].includes(name))).toEqual([]);
});

/** A value that only the host knows. */
const secretFor = (name: string) => (name === "SMTP_URL" ? "smtps://u:p@mail.example" : `secret-of-${name}-0123456789`);

function settingsIn(apphosting: string): Record<string, string> {
  const rows = apphosting.matchAll(/- variable: (\w+)\n +(value|secret): "?([^"\n]+)"?/g);
  return Object.fromEntries(
    [...rows].map(([, name = "", kind, value = ""]) => [name, kind === "value" ? value : secretFor(name)]),
  );
}

function settingsInCommand(markdown: string): Record<string, string> {
  const [, command = ""] = /(gcloud run deploy [\s\S]*?)```/.exec(markdown) ?? [];
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
  ["file for App Hosting", settingsIn(page("deploy/apphosting.yaml")), 2],
  ["command for Cloud Run", settingsInCommand(goingLive), 1],
])("the %s sets only variables that the shop knows, and the shop starts with them", (_what, settings, trustProxy) => {
  expect(Object.keys(settings).length).toBeGreaterThan(5);
  for (const name of Object.keys(settings)) expect(documented).toContain(name);
  const started = { store: { kind: "firestore" }, signIn: { kind: "firebase" }, trustProxy };
  expect(readEnv(settings)).toMatchObject(started);
});
