import { inColumns } from "./columns.ts";

/** One figure of a run. `limit` is what it must reach, `floor` what the same was for the least that can be served. */
export type Figure = {
  name: string;
  value: number;
  unit: string;
  floor?: number;
  limit?: { most?: number; least?: number };
};

const numbers = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 1 });
const shown = (value: number | undefined) => (value === undefined ? "" : numbers.format(value));

/** Returns true when a figure is within its limit. Without a limit it always is. */
function reached({ value, limit = {} }: Figure): boolean {
  const { most = Number.POSITIVE_INFINITY, least = Number.NEGATIVE_INFINITY } = limit;
  return value <= most && value >= least;
}

/** All figures of a run, one below the other. @param before what a figure was in the run before, if that is known */
export function tableOf(figures: Figure[], before: (figure: Figure) => number | undefined): string {
  const rows = figures.map((figure) => {
    const { name, value, unit, floor, limit } = figure;
    const must = limit
      ? `${limit.least === undefined ? "at most" : "at least"} ${shown(limit.least ?? limit.most)}`
      : "";
    const isReached = limit ? (reached(figure) ? "yes" : "NO") : "";
    return [name, `${shown(value)} ${unit}`.trim(), shown(floor), shown(before(figure)), must, isReached];
  });
  return inColumns([["", "ours", "floor", "before", "must be", "reached"], ...rows]);
}

const LINE = 26;
const WIDTH = 900;
const LABELS = 380;

/** How near each figure is to what it must be: the bar ends at the line when it is exactly that. */
export function chartOf(figures: Figure[]): string {
  const limited = figures.filter(({ limit }) => limit);
  const full = (WIDTH - LABELS) / 2;
  const bars = limited.map((figure, i) => {
    const { value, limit = {}, name, unit } = figure;
    const share = limit.least !== undefined ? value / limit.least : value / (limit.most || 1);
    const length = Math.max(1, Math.min(share, 1.9) * full);
    const y = i * LINE + LINE;
    return `<text x="0" y="${y + 13}">${name}</text>
<rect x="${LABELS}" y="${y}" width="${length.toFixed(0)}" height="17" fill="${reached(figure) ? "#2E6B3B" : "#A3201D"}"/>
<text x="${LABELS + length + 6}" y="${y + 13}">${shown(value)} ${unit}</text>`;
  });
  const height = limited.length * LINE + 2 * LINE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="12" fill="#2B1A12">
<rect width="${WIDTH}" height="${height}" fill="#FFFDF7"/>
<line x1="${LABELS + full}" x2="${LABELS + full}" y1="12" y2="${height}" stroke="#B8862D" stroke-dasharray="4"/>
<text x="${LABELS + full + 4}" y="12">what it must be</text>
${bars.join("\n")}
</svg>
`;
}
