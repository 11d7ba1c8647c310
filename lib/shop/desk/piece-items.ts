import { fillers, numberWords, unitGrams } from "./message-words.ts";

/** Where something begins and ends in a piece. */
type Span = { start: number; end: number };
/** How many packs, and of how many grams; null where that isn't said, NaN where nobody can tell. */
export type Amount = { packs: number | null; grams: number | null };
/** Words that follow one another, and the amount before or behind them. */
export type Item = Span & { words: string[]; amount: Amount | null; isBefore: boolean };

const oneOf = (words: Iterable<string>) => `(?:${[...words].join("|")})(?![\\p{L}\\p{M}])`;
/** A number, perhaps of a unit, or a word with its marks. */
const token = new RegExp(
  `(\\d+(?:\\.\\d+)?|${oneOf(numberWords.keys())})(?:\\s*(${oneOf(unitGrams.keys())}))?|[\\p{L}\\p{M}]+`,
  "giu",
);

/**
 * What a piece of a message lists. A piece that begins with an amount has each before its words ('2 pepper 1 tea'), any other one
 * behind them. A piece without words is one item without words.
 */
export function itemsOf(piece: string): Item[] {
  const parts = partsOf(piece);
  const isBefore = parts[0]?.words === null;
  const items: Item[] = [];
  let waiting: (Span & { amount: Amount }) | null = null;
  const toLast = ({ end, amount }: Span & { amount: Amount }) => {
    const last = items.at(-1);
    if (last) Object.assign(last, { end, amount: both(last.amount, amount) });
  };
  for (const { words, ...part } of parts) {
    if (words) {
      items.push({ ...part, start: waiting?.start ?? part.start, words, amount: waiting?.amount ?? null, isBefore });
      waiting = null;
    } else if (isBefore) waiting = part;
    else toLast(part);
  }
  if (waiting && items.length === 0) return [{ ...waiting, words: [], isBefore }];
  if (waiting) toLast(waiting);
  return items;
}

/** Amounts, and words between them; those that say nothing are left out. */
function partsOf(piece: string) {
  const parts: (Span & { words: string[] | null; amount: Amount })[] = [];
  for (const { 0: text, 1: number, 2: unit, index: start } of piece.matchAll(token)) {
    if (number === undefined && fillers.has(text.toLowerCase())) continue;
    const words = number === undefined ? [text] : null;
    const [amount, end] = [amountOf(number ?? "", unit), start + text.length];
    const last = parts.at(-1);
    if (!last || (last.words === null) !== (words === null)) parts.push({ start, end, words, amount });
    else {
      last.words?.push(text);
      Object.assign(last, { end, amount: both(last.amount, amount) });
    }
  }
  return parts;
}

function amountOf(number: string, unit: string | undefined): Amount {
  if (number === "") return { packs: null, grams: null };
  const value = numberWords.get(number.toLowerCase()) ?? Number(number);
  return unit
    ? { packs: null, grams: value * (unitGrams.get(unit.toLowerCase()) ?? 0) }
    : { packs: value, grams: null };
}

/** Two amounts of one thing: '2 x 200 g'. Of two numbers of packs nobody can tell which counts. */
function both(one: Amount | null, other: Amount): Amount {
  const isTwice = (of: keyof Amount) => (one?.[of] ?? null) !== null && other[of] !== null;
  const of = (which: keyof Amount) => (isTwice(which) ? Number.NaN : (one?.[which] ?? other[which]));
  return { packs: of("packs"), grams: of("grams") };
}
