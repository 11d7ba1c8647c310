import { NO_CHANGES } from "#lib/shop/shop-state/changed-facts.ts";
import { runCommand, startedStore } from "./command/command.ts";
import { CommandError } from "./command/failure-line.ts";
import { isPackage, typedHere } from "./command/typed-here.ts";
import { exportFacts } from "./content/export-facts.ts";
import { contentFolder } from "./content/folders.ts";
import { examine } from "./doctor/report.ts";

const usage = `npm run shop -- check      what is wrong or still missing, with its cure; tries mail and WhatsApp
npm run shop -- doctor     the same, and fails until the shop is ready for the public
npm run shop -- export     writes what owners changed on /staff into lib/content`;

/** Each returns its output. */
const commands = new Map<string | undefined, () => Promise<string>>([
  ["check", () => check("canStart")],
  ["doctor", () => check("isReady")],
  ["export", exportAll],
]);

export function read([name, ...more]: string[]) {
  const command = commands.get(name);
  if (!command || more.length > 0) throw new CommandError(usage);
  return command;
}

async function exportAll(): Promise<string> {
  if (isPackage())
    throw new CommandError(
      "A package has no lib/content: run this where the sources are, with the shop's own settings.",
    );
  const store = startedStore();
  const { facts = NO_CHANGES } = await store.shopState();
  const files = await exportFacts(facts, contentFolder(), (name) => store.photo(name));
  if (files.length === 0) return "The files say what the shop shows.";
  return ["Written:", ...files, "Look at the difference with git diff, and commit it."].join("\n");
}

/** @param required what fails the command where it does not hold; the report is the same */
async function check(required: "canStart" | "isReady"): Promise<string> {
  const report = await examine();
  if (!report[required]) throw new CommandError(report.text);
  return report.text;
}

export async function carryOut(work: () => Promise<string>): Promise<void> {
  console.log(typedHere(await work()));
}

if (import.meta.main) await runCommand(read, carryOut);
