import { MAX_LINES, MAX_QUANTITY } from "#lib/shop/cart/cart.ts";
import { plainDigits } from "#lib/shop/customer/digits.ts";
import { normaliseText } from "#lib/shop/customer/plain-text.ts";
import { LONGEST_MESSAGE, type MessageFacts, messageFacts, PINCODE } from "./message-facts.ts";
import { type Item, itemsOf, pieceEnd } from "./message-items.ts";
import { addressWords } from "./message-words.ts";
import { productOf } from "./product-of-words.ts";

/** Packs of a product, the part of the message they were read from, and what staff should look at: '' for nothing. */
type ReadLine = { from: string; name: string; qty: number; doubt: string };
/**
 * What a message orders. `guess`: what may be the name where none is said to be one. `unread`: the parts that nothing was made of.
 * `address`: the parts that look like one, in their order.
 */
export type ReadMessage = MessageFacts & { guess: string; lines: ReadLine[]; unread: string[]; address: string };

/** '1. ' before a line of a list is no number of packs. */
const listNumber = /^\s*\d{1,2}[.)]\s/gm;
/** What is around a part of an address: 'Chennai - ' before its pincode. */
const marks = /^[\s:-]+|[\s-]+$/g;
const NAME = /^[\p{L}\p{M}][\p{L}\p{M} .']{1,59}$/u;

/**
 * Reads an order out of what a customer wrote, in English, Tamil, or Tamil in Latin letters, written or dictated. Nothing is
 * guessed unseen: a line that may be meant otherwise says how, and what names no product is in `unread`.
 */
export function readMessage(message: string): ReadMessage {
  const text = plainDigits(message.slice(0, LONGEST_MESSAGE)).split(/\r?\n/).map(normaliseText).join("\n");
  const { facts, rest, foreign } = messageFacts(text.replace(listNumber, ""));
  const lines: ReadLine[] = [];
  const unread: string[] = foreign;
  const address: string[] = [];
  let isAddress = false;
  for (const piece of rest.split(pieceEnd)) {
    if (piece === PINCODE) isAddress = false;
    for (const item of itemsOf(piece)) {
      const begins = item.words.some((word) => addressWords.has(word.toLowerCase()));
      isAddress ||= begins;
      const from = piece.slice(item.start, item.end);
      const line = begins || lines.length === MAX_LINES ? null : lineOf(from, item);
      if (line) lines.push(line);
      else if (begins || (isAddress && item.packs.length + item.grams.length === 0))
        address.push(piece.slice(item.before).replace(marks, ""));
      else unread.push(from);
      if (begins) break;
    }
  }
  const guess = facts.name === "" && lines.length > 0 ? (unread.find((piece) => NAME.test(piece)) ?? "") : "";
  return { ...facts, guess, lines, unread: unread.filter((piece) => piece !== guess), address: address.join(", ") };
}

/** The line of an item, or null where its words name no product, or its numbers are no number of packs. */
function lineOf(from: string, { words, packs, grams }: Item): ReadLine | null {
  const named = productOf(words);
  if (!named || packs.length > 1 || grams.length > 1) return null;
  const { name, grams: pack } = named.product;
  const [weight = pack] = grams;
  const qty = ((packs[0] ?? 1) * weight) / pack;
  if (!Number.isInteger(qty) || qty < 1 || qty > MAX_QUANTITY) return null;
  const unclear = packs.length + grams.length === 0 ? "No number: 1?" : weight === pack ? "" : `Packs of ${pack} g.`;
  return { from, name, qty, doubt: [...named.doubts, unclear].filter(Boolean).join(" ") };
}
