/** One number of a metric, with its labels. */
type Sample = { labels?: Record<string, string>; value: number };

/**
 * A metric of one number, or of several, in Prometheus' text format 0.0.4, with a line of help. Its name ends in the
 * unit; a counter's in '_total'.
 */
function metric(type: "counter" | "gauge", name: string, help: string, value: number | Sample[]): string {
  const samples = typeof value === "number" ? [{ value }] : value;
  return [headOf(name, type, help), ...samples.map((sample) => lineOf(name, sample))].join("\n");
}
export const counter = metric.bind(null, "counter");
export const gauge = metric.bind(null, "gauge");

/** The samples of a metric, one for each value of its label. */
export const labelled = (label: string, values: Record<string, number>): Sample[] =>
  Object.entries(values).map(([name, value]) => ({ labels: { [label]: name }, value }));

/** Durations in seconds, counted by the smallest bound that they fit into. */
export type Histogram = { counts: number[]; sum: number };

/** The bounds of every histogram, in seconds. */
const BOUNDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10];

export const newHistogram = (): Histogram => ({ counts: Array(BOUNDS.length + 1).fill(0), sum: 0 });

/** Counts a duration in seconds. */
export function observe(histogram: Histogram, seconds: number): void {
  const fits = BOUNDS.findIndex((bound) => seconds <= bound);
  const bucket = fits < 0 ? BOUNDS.length : fits;
  histogram.counts[bucket] = (histogram.counts[bucket] ?? 0) + 1;
  histogram.sum += seconds;
}

/** Metrics as one text. */
export const textOf = (metrics: string[]): string => `${metrics.join("\n")}\n`;

/** A histogram with one label, in the same format: every bucket counts what is in the smaller ones too. */
export function textOfHistograms(name: string, help: string, label: string, all: Record<string, Histogram>): string {
  const lines = Object.entries(all).flatMap(([value, { counts, sum }]) => {
    let below = 0;
    const buckets = counts.map((count, index) => {
      below += count;
      const le = index < BOUNDS.length ? String(BOUNDS[index]) : "+Inf";
      return lineOf(`${name}_bucket`, { labels: { [label]: value, le }, value: below });
    });
    const labels = { [label]: value };
    return [
      ...buckets,
      lineOf(`${name}_sum`, { labels, value: sum }),
      lineOf(`${name}_count`, { labels, value: below }),
    ];
  });
  return `${[headOf(name, "histogram", help), ...lines].join("\n")}\n`;
}

const headOf = (name: string, type: string, help: string) => `# HELP ${name} ${help}\n# TYPE ${name} ${type}`;

/** Labels are names of ours: nothing in them needs to be escaped. */
function lineOf(name: string, { labels = {}, value }: Sample): string {
  const list = Object.entries(labels).map(([label, text]) => `${label}="${text}"`);
  return `${name}${list.length > 0 ? `{${list.join(",")}}` : ""} ${value}`;
}
