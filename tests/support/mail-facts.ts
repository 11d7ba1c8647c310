import type { Email } from "postal-mime";

export type Facts = Record<string, string>;

/** The labelled facts of a mail's text part; its first block is the heading, and a link is no fact. */
export function factsOfText(mail: Email): Facts {
  const text = (mail.text ?? "").replaceAll("\r\n", "\n").trim();
  const blocks = text.split("\n\n").filter((block, n) => n > 0 && !/: https?:\S+$/.test(block));
  return Object.fromEntries(blocks.map((block) => [...(/^([^:]+):\s(.*)$/s.exec(block) ?? [])].slice(1, 3)));
}

/** The labelled facts of a mail's HTML part, as a reader sees them. */
export function factsOfHtml(mail: Email): Facts {
  const rows = (mail.html ?? "").replaceAll("\r\n", "\n").matchAll(/<th[^>]*>(.*?)<\/th><td[^>]*>(.*?)<\/td>/gs);
  return Object.fromEntries([...rows].map(([, label = "", value = ""]) => [seen(label), seen(value)]));
}

const seen = (html: string) =>
  html.replace(/<[^>]*>/g, "").replace(/&#(\d+);/g, (_entity, code) => String.fromCharCode(Number(code)));
