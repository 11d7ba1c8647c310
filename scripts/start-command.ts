import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "./env.ts";

/** What npm start gives Node: its options, and the variables of the environment. A package and the benchmark start the shop with the same. */
export function startCommand(): { options: string[]; variables: Record<string, string> } {
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8"));
  const words = String(scripts.start).split(" ");
  const variables = words.filter((word) => /^[A-Z_]+=/.test(word)).map((word) => word.split("="));
  return { options: words.filter((word) => word.startsWith("--")), variables: Object.fromEntries(variables) };
}
