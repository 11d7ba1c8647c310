import { MAX_LINES, MAX_QUANTITY } from "#lib/shop/cart/cart.ts";
import { plainDigits } from "#lib/shop/customer/digits.ts";
import { normaliseText } from "#lib/shop/customer/plain-text.ts";
import { LONGEST_MESSAGE, type MessageFacts, messageFacts, PINCODE } from "./message-facts.ts";
import { addressWords, separators } from "./message-words.ts";
import { type Amount, type Item, itemsOf } from "./piece-items.ts";
import { createNamer, type Named } from "./product-of-words.ts";

/** Packs of a product, the piece of the message they were read from, and what staff should look at: '' for nothing. */
type ReadLine = { from: string; slug: string; qty: number; doubt: string };
/**
 * What a message orders. `unread`: the pieces that nothing was made of. `isNameGuessed`: no word says that the name is one.
 * `address`: the pieces that look like a part of one, in their order.
 */
export type ReadMessage = MessageFacts & {
  lines: ReadLine[];
  unread: string[];
  address: string;
  isNameGuessed: boolean;
};

/** '1. ' before a line of a list is no number of packs. */
const listNumber = /^[ \t]*(?:\d{1,2}[.)](?=\s)|[-*])[ \t]*/gm;
/** A piece ends at a mark between things, at the end of a sentence, and at a word as 'and'. */
const pieceEnd = new RegExp(
  `[\\n,;•+&|]|(?<!\\d)/|/(?!\\d)|[.!?](?=\\s|$)|(?<![\\p{L}\\p{M}])(?:${[...separators].join("|")})(?![\\p{L}\\p{M}])`,
  "iu",
);
/** Fractions as one number: '1 1/2' is 1.5. */
const withFractions = (text: string) => text.replace(/(?<!\d)1\/2(?!\d)/g, "½").replace(/(\d+) ?½/g, "$1.5");
const NAME = /^[\p{L}\p{M}][\p{L}\p{M} .']{1,59}$/u;

/**
 * Reads an order out of what a customer wrote, in English, Tamil, or Tamil in Latin letters, written or dictated. Nothing is
 * guessed unseen: a line that may be meant otherwise says how, and what names no product is in `unread`.
 */
export function readMessage(message: string): ReadMessage {
  const text = plainDigits(message.slice(0, LONGEST_MESSAGE)).split(/\r?\n/).map(normaliseText).join("\n");
  const { facts, rest } = messageFacts(withFractions(text.replace(listNumber, "")));
  const namer = createNamer();
  const lines: ReadLine[] = [];
  const unread: string[] = [];
  const address: string[] = [];
  const names: string[] = [];
  let isAddress = false;
  let bare = "";
  for (const piece of rest.split(pieceEnd)) {
    if (piece === PINCODE) isAddress = false;
    for (const item of itemsOf(piece)) {
      const begins = item.words.some((word) => addressWords.has(word.toLowerCase()));
      const from = piece.slice(item.start, begins ? undefined : item.end).trim();
      // A house's number may stand before its street as a piece of its own.
      if (begins && !isAddress && bare !== "" && unread.at(-1) === bare) address.push(unread.pop() ?? "");
      bare = item.words.length === 0 ? from : "";
      isAddress ||= begins;
      const isUncounted = item.amount === null;
      const read = begins ? { lines: [], left: [from] } : linesOf(item, from, namer(item.words));
      lines.push(...read.lines);
      (begins || (isAddress && isUncounted) ? address : unread).push(...read.left);
      if (read.lines.length === 0 && isUncounted && !isAddress && NAME.test(from)) names.push(from);
      if (begins) break;
    }
  }
  const name = facts.name || (lines.length > 0 ? (names[0] ?? "") : "");
  return {
    ...facts,
    name,
    isNameGuessed: name !== facts.name,
    lines: lines.slice(0, MAX_LINES),
    unread: [...unread.filter((piece) => piece !== name), ...lines.slice(MAX_LINES).map(({ from }) => from)],
    address: address.join(", "),
  };
}

/** The lines of an item, and what of it is left. An amount belongs to the product that stands beside it. */
function linesOf(
  { amount, isBefore }: Item,
  from: string,
  { products, left }: ReturnType<ReturnType<typeof createNamer>>,
) {
  const beside = products.at(isBefore ? 0 : -1);
  const lines = products.map((named) => lineOf(named, named === beside ? amount : null, from));
  const isClear = lines.length > 0 && lines.every((line) => line !== null);
  if (!isClear) return { lines: [], left: [from] };
  const rest = left.join(" ");
  const doubt = rest ? `Beside it: ${rest}.` : lines.length > 1 ? "Several products, one after another." : "";
  return {
    lines: lines.map((line) => ({ ...line, doubt: [line.doubt, doubt].filter(Boolean).join(" ") })),
    left: rest ? [rest] : [],
  };
}

/** The line of a product, or null where the amount is no number of packs. */
function lineOf({ product, doubt }: Named, amount: Amount | null, from: string): ReadLine | null {
  const packsOfWeight = amount?.grams == null ? 1 : amount.grams / product.grams;
  const qty = (amount?.packs ?? 1) * packsOfWeight;
  if (!Number.isInteger(qty) || qty < 1 || qty > MAX_QUANTITY) return null;
  const ofAmount = amount === null ? "No number: 1?" : packsOfWeight === 1 ? "" : `Packs of ${product.grams} g.`;
  return { from, slug: product.slug, qty, doubt: [doubt, ofAmount].filter(Boolean).join(" ") };
}
