/** The financial year of India that a day is in, from April to March: '26-27' for '2026-11-27' and for '2027-03-31'. */
export function financialYear(day: string): string {
  const [year = 0, month = 0] = day.split("-").map(Number);
  const first = month >= 4 ? year : year - 1;
  return [first, first + 1].map((each) => String(each % 100).padStart(2, "0")).join("-");
}

/** A number has at most 16 characters, by law: 3 of the prefix, 5 of the year, two strokes, 6 digits. */
const DIGITS = 6;

/**
 * The name of the series in which bills are numbered one after the other: one for each financial year and each kind of paper.
 * @param prefix of the shop, two capitals
 * @param day in India
 */
export function seriesOf(prefix: string, isCreditNote: boolean, day: string): string {
  return `${prefix}${isCreditNote ? "C" : ""}/${financialYear(day)}`;
}

/** The number as it stands on the paper: 'AN/26-27/000123'. */
export function billNumber(series: string, n: number): string {
  return `${series}/${String(n).padStart(DIGITS, "0")}`;
}
