import type { FeedReader } from "#lib/shop/seo/product-feed.ts";

/** The attributes of one item, each with its values; those inside `shipping` as 'shipping country'. */
export type FeedItem = Record<string, string[]>;

/** The items of a feed. */
export function feedItems(xml: string): FeedItem[] {
  return [...xml.matchAll(/<item>(.*?)<\/item>/gs)].map(([, item = ""]) => attributesOf(item));
}

function attributesOf(xml: string, within = ""): FeedItem {
  const found: FeedItem = {};
  for (const [, name = "", value = ""] of xml.matchAll(/<g:(\w+)>(.*?)<\/g:\1>/gs)) {
    const inner = value.includes("<g:") ? attributesOf(value, `${name} `) : { [within + name]: [unescaped(value)] };
    for (const [key, values] of Object.entries(inner)) found[key] = [...(found[key] ?? []), ...values];
  }
  return found;
}

const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' };
const unescaped = (text: string) => text.replace(/&(amp|lt|gt|quot);/g, (whole, name) => NAMED[name] ?? whole);

type Rule = { fits: (value: string) => boolean; least: number; most: number };
const rule = (pattern: RegExp, { least = 1, most = 1, letters = 2000 } = {}): Rule => ({
  fits: (value) => pattern.test(value) && value.length <= letters && value === value.trim(),
  least,
  most,
});
const address = { letters: 2000 };
const PRICE = /^\d+\.\d{2} INR$/;
const PICTURE = /^https?:\/\/\S+\.(jpe?g|png|webp|gif|bmp|tiff?)$/;
/** No tags, no line of capitals alone: both refuse those. */
const WORDS = /^(?=.*\p{Ll})[^<>\p{Cc}]+$/u;

/**
 * The published rules of the attributes that the feed has: Google's product data specification
 * (support.google.com/merchants/answer/7052112), and Meta's catalogue fields
 * (developers.facebook.com/docs/commerce-platform/catalog/fields). Where both have one, the narrower.
 */
const rules = (reader: FeedReader): Record<string, Rule> => ({
  id: rule(/^[\w-]+$/, { letters: 50 }),
  title: rule(/^(?=.*\p{Ll})\P{Cc}+$/u, { letters: 150 }),
  description: rule(reader === "meta" ? WORDS : /^\P{Cc}+$/u, { letters: 5000 }),
  link: rule(/^https?:\/\/\S+$/, address),
  image_link: rule(PICTURE, address),
  additional_image_link: rule(PICTURE, { least: 0, most: 10 }),
  availability: rule(
    reader === "google"
      ? /^(in_stock|out_of_stock|preorder|backorder)$/
      : /^(in stock|out of stock|available for order|preorder|discontinued)$/,
  ),
  price: rule(PRICE),
  brand: rule(/^\P{Cc}+$/u, { letters: 70 }),
  condition: rule(/^(new|refurbished|used)$/),
  identifier_exists: rule(/^(yes|no)$/),
  unit_pricing_measure: rule(/^\d+(\.\d+)? ?(oz|lb|mg|g|kg|ml|l|ct)$/),
  // Google takes these numbers of a unit, and no others.
  unit_pricing_base_measure: rule(/^(1|10|100|2|4|8) ?(mg|g|kg|ml|cl|l)$/),
  product_type: rule(/^\P{Cc}+$/u, { letters: 750 }),
  "shipping country": rule(/^[A-Z]{2}$/),
  "shipping price": rule(PRICE),
});

/** What is wrong in a feed, one line each. */
export function feedFaults(xml: string, reader: FeedReader): string[] {
  const faults: string[] = [];
  if (!xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>')) faults.push("no XML declaration");
  if (!xml.includes('<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">')) faults.push("no RSS 2.0");
  for (const element of ["title", "link", "description"])
    if (!new RegExp(`<channel>\\s[^]*?<${element}>[^<]+</${element}>[^]*?<item>`).test(xml))
      faults.push(`the channel has no ${element}`);
  if (!isWellFormed(xml)) faults.push("not well-formed");
  const ids = new Set<string>();
  for (const item of feedItems(xml)) {
    const id = item.id?.[0] ?? "?";
    if (ids.has(id)) faults.push(`${id}: there twice`);
    ids.add(id);
    const known = rules(reader);
    for (const name of Object.keys(item)) if (!known[name]) faults.push(`${id}: ${name} is no attribute`);
    for (const [name, { fits, least, most }] of Object.entries(known)) {
      const values = item[name] ?? [];
      if (values.length < least || values.length > most) faults.push(`${id}: ${name} is there ${values.length} times`);
      for (const value of values) if (!fits(value)) faults.push(`${id}: ${name}: ${value}`);
    }
    if (item.title?.[0] === item.description?.[0]) faults.push(`${id}: its description is its title`);
  }
  return faults;
}

/** Returns true when every element is closed in its order and every '&' and '<' in a text is escaped. */
function isWellFormed(xml: string): boolean {
  const open: string[] = [];
  for (const [, closing, name = ""] of xml.replace(/^<\?.*?\?>/, "").matchAll(/<(\/?)([\w:]+)[^>]*>/g)) {
    if (!closing) open.push(name);
    else if (open.pop() !== name) return false;
  }
  const texts = xml.replace(/<[^>]*>/g, "");
  return open.length === 0 && !/[<>]|&(?!(amp|lt|gt|quot|apos|#\d+);)/.test(texts);
}
