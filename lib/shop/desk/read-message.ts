import { MAX_LINES, MAX_QUANTITY } from "#lib/shop/cart/cart.ts";
import { type Product, products } from "#lib/shop/catalogue/catalogue.ts";
import { plainDigits } from "#lib/shop/customer/digits.ts";
import { normaliseText } from "#lib/shop/customer/plain-text.ts";
import { createSearch } from "#lib/shop/search/search.ts";
import { LONGEST_MESSAGE, type MessageFacts, messageFacts, PINCODE } from "./message-facts.ts";

/** Packs of a product, the part of the message they were read from, and what staff should look at: '' for nothing. */
type ReadLine = { from: string; name: string; qty: number; doubt: string };
/**
 * What a message orders. `guess`: what may be the name where the message names none. `unread`: the parts that nothing
 * was made of. `address`: the parts that look like one, in their order.
 */
export type ReadMessage = MessageFacts & { guess: string; lines: ReadLine[]; unread: string[]; address: string };

/** '1. ' before a line of a list is no number of packs. */
const listNumber = /^\s*\d{1,2}[.)]\s/gm;
/** What is around a part of an address: 'Chennai - ' before its pincode. */
const marks = /^[\s:-]+|[\s-]+$/g;
const NAME = /^[\p{L}\p{M}][\p{L}\p{M} .']{1,59}$/u;

/**
 * Reads an order out of what a customer wrote, in English, Tamil, or Tamil in Latin letters, written or dictated.
 * Nothing is guessed unseen: a line with a second reading says which, and what names no product is in `unread`.
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

/*
 * The words of a pasted order that are no product, in English, in Tamil script and as people write Tamil in Latin
 * letters. They are compared to the letter: spelling.ts would make a product's name of some of them.
 */

const setOf = (words: string) => new Set(words.split(/\s+/).filter(Boolean));

/** One, two and so on. */
const inOrder = `
  one onnu onru ondru oru ஒன்று ஒன்னு ஒண்ணு ஒரு | two rendu randu irandu இரண்டு ரெண்டு | three moonu munu moondru moonru மூன்று மூணு |
  four naalu nalu naangu naanku நான்கு நாலு | five anju anju aindhu ainthu ஐந்து அஞ்சு | six aaru aru ஆறு | seven ezhu yezhu ஏழு |
  eight ettu எட்டு | nine onbathu ombathu onbadhu ஒன்பது | ten pathu paththu பத்து | eleven pathinonnu பதினொன்று | twelve dozen பன்னிரண்டு`;
/** How many a word says. */
const numberWords = new Map(
  inOrder.split("|").flatMap((words, index) => [...setOf(words)].map((word) => [word, index + 1] as const)),
);

/** What is around a number, and what people say besides: neither a product nor worth a look. */
const fillers = setOf(`
  x of each pack packs packet packets pkt pkts pc pcs piece pieces no nos number qty quantity bottle bottles jar jars pouch
  பாக்கெட் பாக்கெட்டு பாக்கெட்டுகள் பேக் பொட்டலம் எண்ணிக்கை
  a an the i we me my us you your is are it this that in on at pls plz please kindly send need needed want wants wanted would like
  order deliver delivery give get take can could will buy some thanks thank thankyou thx ok okay hi hello hey dear sir madam mam
  bro brother sister anna akka ayya amma good morning afternoon evening vanakkam nandri venum vendum vennum anuppunga anuppu
  anupunga kudunga enakku thayavu seithu with from
  வணக்கம் நன்றி தயவுசெய்து தயவு செய்து அண்ணா அக்கா ஐயா அம்மா எனக்கு வேண்டும் வேணும் அனுப்புங்கள் அனுப்புங்க அனுப்பவும் கொடுங்கள் கொடுங்க தேவை
  phone ph mobile mob cell contact whatsapp call pin pincode code email mail id போன் தொலைபேசி எண் பின்கோடு கைபேசி`);

/** A piece with one of these is a part of an address, whatever else its words may name: 'Pepper Street'. */
const addressWords = setOf(`
  address street st road rd nagar colony flat floor block cross lane avenue ave apartment apartments apts villa layout plot door
  near opp opposite behind salai theru illam house முகவரி தெரு சாலை நகர் மாடி அருகில் குடியிருப்பு இல்லம்`);

/**
 * Words of a message that follow one another, with the numbers beside them: of packs, and of grams where a unit
 * follows; NaN for a fraction. `start` and `end` are places in the piece, and `before` is where the item before it
 * ends.
 */
type Item = Record<"before" | "start" | "end", number> & { words: string[]; packs: number[]; grams: number[] };

/**
 * A piece ends at a mark between things, at the end of a sentence, and at a word as 'and'; a house's number goes on
 * behind its comma.
 */
const pieceEnd =
  /[\n;•+&|]|(?<!^[\d/]+),|(?<!\d)\/|\/(?!\d)|[.!?](?=\s|$)|(?<![\p{L}\p{M}])(?:and|plus|also|then|to|for|மற்றும்|அப்புறம்|பிறகு|appuram|piragu)(?![\p{L}\p{M}])/imu;
const WORD_END = "(?![\\p{L}\\p{M}])";
const units = "kgs?|kilos?|kilogram|கிலோ|கி|g|gms?|gr|grams?|கிராம்";
/** A number, perhaps of a unit, or a word with its marks. */
const token = new RegExp(
  `(?<number>[\\d½¼][\\d½¼./]*|(?:${[...numberWords.keys()].join("|")})${WORD_END})(?:\\s*(?<unit>${units})${WORD_END})?|[\\p{L}\\p{M}]+`,
  "giu",
);

/**
 * What a piece of a message lists. A piece that begins with a number has each before its words ('2 pepper 1 tea'), any
 * other one behind them: an item begins where words and numbers change as at the beginning.
 */
function itemsOf(piece: string): Item[] {
  const tokens = [...piece.matchAll(token)].filter(([text]) => !fillers.has(text.toLowerCase()));
  const isWord = (at: number) => tokens[at]?.groups?.number === undefined;
  const lastWord = [...tokens.keys()].findLast(isWord) ?? 0;
  const items: Item[] = [];
  let end = 0;
  for (const [at, { 0: text, index, groups: { number = "", unit = "" } = {} }] of tokens.entries()) {
    if (at === 0 || (at <= lastWord && isWord(at) === isWord(0) && isWord(at - 1) !== isWord(0)))
      items.push({ before: end, start: index, end, words: [], packs: [], grams: [] });
    const item = items.at(-1) as Item;
    const value = numberWords.get(number.toLowerCase()) ?? Number(number);
    if (isWord(at)) item.words.push(text);
    else if (unit) item.grams.push(value * (/^k|^கி(?!ராம்)/i.test(unit) ? 1000 : 1));
    else item.packs.push(value);
    end = index + text.length;
    item.end = end;
  }
  return items;
}

/** More words than these are a sentence, and name no product. */
const MOST_WORDS = 8;
/** What a product must score by its names, of 1, to match at all, and to match to the letter. */
const MATCH = 0.4;
const SURE = 0.8;
/**
 * Another one that scores so much of the best may match as well. Where more than one other may be, none is named.
 */
const NEAR = 0.7;
/** A shorter word counts only to the letter, which scores so much: 'the' begins no thenu. */
const SHORTEST_INEXACT = 5;
const EXACT = 0.9;

const search = createSearch(products);

/** Does a word alone name this product, among others? @param least what it must score */
function isNamedBy(word: string, { slug }: Product, least = word.length < SHORTEST_INEXACT ? EXACT : MATCH): boolean {
  return search.rank(word).some(({ product, ofWords }) => product.slug === slug && ofWords >= least);
}

/**
 * The product that words name, and what somebody should look at: nothing where no other product can match. Null where
 * they name none, or more than two alike.
 */
function productOf(words: string[]): { product: Product; doubts: string[] } | null {
  const [best, ...others] = words.length > MOST_WORDS ? [] : search.rank(words.join(" "));
  if (!best) return null;
  const { product, ofWords, isWhole, score } = best;
  const beside = isWhole ? [] : words.filter((word) => !isNamedBy(word, product));
  // A guessed spelling among other words names nothing: 'blue socks' is no sukku.
  if (beside.length > 0 && !words.some((word) => isNamedBy(word, product, EXACT))) return null;
  const near = others.filter((other) => other.score >= NEAR * score);
  if (near.length > 1 || (!isWhole && (ofWords < MATCH || beside.length === words.length))) return null;
  const doubts = [
    ...near.map((other) => `Or ${other.product.name}?`),
    isWhole || ofWords >= SURE ? "" : "The spelling is a guess.",
    beside.length > 0 ? `Beside it: ${beside.join(" ")}.` : "",
  ];
  return { product, doubts };
}
