import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "@/scripts/env";

/**
 * Writes the measured figures into test-results/figures, as a Markdown table.
 * @param rows the first names the columns
 */
export function recordTable(file: string, rows: string[][]): void {
  const [names = [], ...others] = rows;
  const lines = [names, names.map(() => "---"), ...others].map((row) => `| ${row.join(" | ")} |\n`);
  const folder = join(projectRoot, "test-results/figures");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, file), lines.join(""));
}
