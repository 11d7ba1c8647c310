import { inColumns } from "./columns.ts";
import type { Figure } from "./report.ts";

/** A category's page of three known storefronts and of two floors, with 22 products, measured once on a machine like this one. */
const RECORDED = [
  ["vercel/commerce", 83, 179, 33, 345, 93, 2900],
  ["NextFaster", 116, 193, 21, 377, 96, 2300],
  ["yournextstore", 53, 240, 21, 352, 90, 3600],
  ["a bare page of Next.js", 1755, 140, 4, 177, 99, 1700],
  ["the same as a file of nginx", 81_000, 0, 1, 24, 100, 1000],
] as const;

const HEAD = ["a category's page", "requests/s", "JS KB", "HTML KB", "in all KB", "Lighthouse", "LCP ms"];

/** The category's page of this run beside those that are known. Their times are another machine's: their bytes can be compared. */
export function anchorsBeside(figures: Figure[]): string {
  const value = (name: string) => figures.find((figure) => figure.name === name)?.value ?? Number.NaN;
  const own = ["pages/s", "js", "html", "total", "performance", "LCP"].map((of) => value(`category, ${of}`));
  const rows = [HEAD, ...RECORDED, ["this shop, now", ...own.map((each) => Math.round(each))]];
  return inColumns(rows.map((row) => row.map(String)));
}
