import { type MarkedToken, marked, type Tokens } from "marked";
import {
  type PolicyBlock,
  type PolicyFactName,
  type PolicyInline,
  type PolicyPart,
  policyFactNames,
  type StoredKey,
} from "#lib/shop/content/policy-text.ts";
import type { Problem } from "./read.ts";

const LOOKS = "use headings, paragraphs, lists with -, tables, **bold** and [words](/address)";
const HEADING = /^(?<title>[^{}[\]<>*`]+) \{#(?<id>[a-z]+(?:-[a-z]+)*)\}$/;

/** A policy's parts, and each `{name}` and each stored key in it with the number of its first line. */
export type Policy = { parts: PolicyPart[]; facts: Map<string, number>; problems: Problem[] };

/** Reads one policy, and finds what no page could show. @param file named in each message */
export function policyParts(text: string, file: string): Policy {
  const source = text.replace(/^\ufeff/, "").replaceAll(/\r\n?/g, "\n");
  const policy: Policy = { parts: [], facts: new Map(), problems: [] };
  let start = 0;
  const lineOf = (raw: string) => source.slice(0, Math.max(source.indexOf(raw, start), start)).split("\n").length;
  const mistake = (raw: string, sentence: string): [] => {
    policy.problems.push(`${file}: line ${lineOf(raw)}: ${sentence}`);
    return [];
  };
  const noLook = (raw: string) =>
    mistake(raw, `${JSON.stringify(raw.trim().split("\n")[0])} has no look here; ${LOOKS}`);
  const noHtml = (raw: string) =>
    mistake(raw, `${JSON.stringify(raw.trim().split("\n")[0])} is HTML, which no policy has; ${LOOKS}`);

  const fact = (name: string): { fact: PolicyFactName }[] => {
    if (!isFactName(name)) return mistake(`{${name}}`, `there is no {${name}}; one of ${policyFactNames.join(", ")}`);
    if (!policy.facts.has(name)) policy.facts.set(name, lineOf(`{${name}}`));
    return [{ fact: name }];
  };

  const words = (written: string): PolicyInline[] => {
    if (/&#?\w+;/.test(written)) return noHtml(written);
    return written.split(/(\{\w+\})/).flatMap((piece, index): PolicyInline[] => {
      if (index % 2 === 1) return fact(piece.slice(1, -1));
      if (/[{}]/.test(piece)) return mistake(piece, "a brace is not closed, or is none of a fact's; a fact is {name}");
      if (/[[\]]/.test(piece))
        return mistake(piece, "a bracket is not closed, or is none of a link's; a link is [words](/address)");
      return piece === "" ? [] : [piece];
    });
  };

  const link = ({ href, raw, tokens }: Tokens.Link): PolicyInline[] => {
    const name = /^\{(\w+)\}$/.exec(href)?.[1];
    if (name === undefined && !/^(\/(?!\/)|#|https:\/\/|mailto:|tel:)[^{}]*$/.test(href))
      return mistake(raw, `${href} is no address; it begins with / or https://`);
    return (name === undefined ? [href] : fact(name)).map((address) => ({ link: address, words: inlines(tokens) }));
  };

  const inlines = (tokens: readonly unknown[] = []): PolicyInline[] =>
    (tokens as MarkedToken[]).flatMap((token): PolicyInline[] => {
      if (token.type === "text") return "tokens" in token && token.tokens ? inlines(token.tokens) : words(token.raw);
      if (token.type === "escape") return [token.raw.slice(1)];
      if (token.type === "strong") return [{ bold: inlines(token.tokens) }];
      if (token.type === "link") return link(token);
      return token.type === "html" ? noHtml(token.raw) : noLook(token.raw);
    });

  const table = ({ raw, header, rows }: Tokens.Table): PolicyBlock[] => {
    if (![2, 4].includes(header.length) || header.some((cell) => cell.text !== ""))
      return mistake(raw, "a table has two columns, and begins with the lines '| | |' and '| --- | --- |'");
    const cells = rows.map(([name, what]): [PolicyInline[], PolicyInline[]] => [
      inlines(name?.tokens),
      inlines(what?.tokens),
    ]);
    if (header.length === 2) return [{ rows: cells }];
    const stored = rows.flatMap(([, , key, area]): StoredKey[] => {
      if (area?.text !== "localStorage" && area?.text !== "sessionStorage")
        return mistake(
          area?.text || raw,
          "the fourth column is localStorage or sessionStorage, where the third one's key is",
        );
      return [{ key: key?.text.replaceAll("`", "") ?? "", area: area.text }];
    });
    for (const { key, area } of stored) policy.facts.set(`${key} in ${area}`, lineOf(`\`${key}\``));
    return [{ rows: cells, stored }];
  };

  const list = ({ ordered, items }: Tokens.List): PolicyBlock[] => {
    const other = items.flatMap(({ tokens }) => tokens).find(({ type }) => type !== "text" && type !== "paragraph");
    if (ordered || other) return noLook(other?.raw ?? items[0]?.raw ?? "");
    return [
      { list: items.map(({ tokens }) => tokens.flatMap((token) => inlines("tokens" in token ? token.tokens : []))) },
    ];
  };

  const blocks = (token: MarkedToken): PolicyBlock[] => {
    if (token.type === "space") return [];
    if (token.type === "paragraph") return [{ paragraph: inlines(token.tokens) }];
    if (token.type === "list") return list(token);
    if (token.type === "table") return table(token);
    return token.type === "html" ? noHtml(token.raw) : noLook(token.raw);
  };

  for (const token of marked.lexer(source) as MarkedToken[]) {
    if (token.type === "heading") {
      const { title, id } = (token.depth === 2 && HEADING.exec(token.text)?.groups) || {};
      if (!title || !id)
        mistake(token.raw, "a heading is '## Words {#address}', its address in small letters with hyphens");
      else if (policy.parts.some((part) => part.id === id))
        mistake(token.raw, `the address {#${id}} is there twice; give one another`);
      policy.parts.push({ id: id ?? "", title: title ?? "", blocks: [] });
    } else {
      const found = blocks(token);
      if (policy.parts.length === 0 && found.length > 0)
        mistake(token.raw, "a policy begins with a heading: '## Words {#address}'");
      policy.parts.at(-1)?.blocks.push(...found);
    }
    start += token.raw.length;
  }
  return policy;
}

const isFactName = (name: string): name is PolicyFactName => policyFactNames.some((each) => each === name);
