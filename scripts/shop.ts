import { parseArgs } from "node:util";
import * as z from "zod/mini";
import { findProduct, type Product, products } from "#lib/shop/catalogue/catalogue.ts";
import { slugOf } from "#lib/shop/content/slug.ts";
import { indianDay } from "#lib/shop/language/indian-day.ts";
import { sentenceFrom } from "#lib/shop/language/sentence.ts";
import { nearestProducts } from "#lib/shop/search/nearest-products.ts";
import { NO_CHANGES, overtaken } from "#lib/shop/shop-state/changed-facts.ts";
import { type Pause, pauseText, stateOn } from "#lib/shop/shop-state/shop-state.ts";
import { pauseSchema } from "#lib/shop/shop-state/switch-schema.ts";
import { CommandError, runCommand, startedStore } from "./command.ts";
import { contentFolder } from "./content/folders.ts";
import { examine } from "./doctor/report.ts";
import { exportFacts } from "./export-facts.ts";
import { isPackage, typedHere } from "./typed-here.ts";

const example = products[0]?.slug ?? "slug";
const usage = `npm run shop -- sold-out ${example}     nobody can order it until it is in stock again
npm run shop -- in-stock ${example}
npm run shop -- pause "We are making a new batch."
npm run shop -- pause "We are on holiday." --until 2027-01-18
npm run shop -- open                          ends the pause
npm run shop -- state                         what is switched now
npm run shop -- export                        writes what owners changed on /staff into lib/content
npm run shop -- check                         what is wrong or still missing, with its cure; tries mail and WhatsApp
npm run shop -- doctor                        the same, and fails until the shop is ready for the public`;

const SEEN = "Shoppers see it within a minute.";

type Given = { words: string[]; until: string | undefined };
type Work = () => Promise<string>;

/** Each subcommand reads its own arguments, and returns the work, which returns its output. */
const commands: Record<string, (given: Given) => Work> = {
  "sold-out": (given) => stock(productOf(given), true),
  "in-stock": (given) => stock(productOf(given), false),
  pause: (given) => pause(pauseOf(given)),
  open: (given) => pause(nothingMore(given, { orders_paused: null, reopens_on: null })),
  state: (given) => nothingMore(given, state),
  export: (given) => nothingMore(given, exportAll),
  check: (given) => nothingMore(given, check("canStart")),
  doctor: (given) => nothingMore(given, check("isReady")),
};

function read(args: string[]): Work {
  const { positionals, values } = parsed(args);
  const [name = "", ...words] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || (values.until !== undefined && name !== "pause")) throw new CommandError(usage);
  return command({ words, until: values.until });
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { until: { type: "string" } } });
  } catch (error) {
    throw new CommandError(`${(error as Error).message}\n\n${usage}`);
  }
}

/** The product of a slug, or of a name as people write it: the words of its name, with or without quotes. */
function productOf({ words }: Given): Product {
  const typed = words.join(" ");
  if (typed.trim() === "") throw new CommandError(usage);
  const product = findProduct(slugOf(typed));
  if (product) return product;
  const near = nearestProducts(typed, products).map(({ slug }) => slug);
  const hint = near.length > 0 ? `Did you mean ${near.join(" or ")}?` : "The slug is the end of its page's address.";
  throw new CommandError(`There is no product '${typed}'. ${hint}`);
}

function pauseOf({ words: [reason, ...more], until }: Given): Pause {
  if (reason === undefined || more.length > 0) throw new CommandError(usage);
  const sent = { orders_paused: reason, reopens_on: until };
  const { success, data, error } = z.safeParse(pauseSchema(indianDay(new Date())), sent);
  if (success) return data;
  const [first] = error.issues;
  throw new CommandError(first ? sentenceFrom(first.message).message : usage);
}

function nothingMore<T>({ words }: Given, result: T): T {
  if (words.length > 0) throw new CommandError(usage);
  return result;
}

function stock({ slug, name }: Product, soldOut: boolean): Work {
  return async () => {
    await startedStore().setSoldOut(slug, soldOut);
    return `${name} ${soldOut ? "is sold out" : "can be ordered again"}. ${SEEN}`;
  };
}

function pause(pause: Pause): Work {
  return async () => {
    await startedStore().setPause(pause);
    const text = pauseText({ ...pause, sold_out: [] });
    return `${text === null ? "The shop takes orders." : `Orders are paused: ${text}`} ${SEEN}`;
  };
}

async function state(): Promise<string> {
  const { facts = NO_CHANGES, ...stored } = await startedStore().shopState();
  const now = stateOn(stored, indianDay(new Date()));
  const text = pauseText(now);
  const names = now.sold_out.map((slug) => findProduct(slug)?.name ?? slug);
  return [
    text === null ? "The shop takes orders." : `Orders are paused: ${text}`,
    names.length > 0 ? `Sold out: ${names.join(", ")}.` : "Nothing is sold out.",
    ...Object.keys(facts.fields).map((key) => `Changed on /staff: ${key}`),
    ...overtaken(facts).map(
      ([key, { by }, file]) => `Newer in the files: ${key} is ${JSON.stringify(file)}, not what ${by} published`,
    ),
  ].join("\n");
}

async function exportAll(): Promise<string> {
  if (isPackage())
    throw new CommandError(
      "A package has no lib/content: run this where the sources are, with the shop's own settings.",
    );
  const store = startedStore();
  const { facts = NO_CHANGES } = await store.shopState();
  const files = await exportFacts(facts, contentFolder(), (name) => store.photo(name));
  if (files.length === 0) return "The files say what the shop shows.";
  return ["Written:", ...files, "Look at the difference with git diff, and commit it."].join("\n");
}

/** @param required what fails the command where it does not hold; the report is the same */
function check(required: "canStart" | "isReady"): Work {
  return async () => {
    const report = await examine();
    if (!report[required]) throw new CommandError(report.text);
    return report.text;
  };
}

await runCommand(read, async (work) => console.log(typedHere(await work())));
