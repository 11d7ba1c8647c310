import { expect, test } from "vitest";
import { products } from "#lib/shop/catalogue/catalogue.ts";
import { forOthers } from "#lib/shop/language/language.ts";
import { similarProducts } from "#lib/shop/search/nearest-products.ts";
import { createSearch } from "#lib/shop/search/search.ts";
import { sameWords, searchWordsOf } from "#lib/shop/search/search-words.ts";
import { keysOf, printsAll, spellingOf, wordsOf } from "#lib/shop/search/spelling.ts";
import { stretchedQueries, takesLonger } from "@/tests/support/stretched-queries";

const search = createSearch(products).find;
const found = (query: string) => search(query).map(({ name }) => name);

// promise: Search: case-insensitive substring
// promise: Search: the part before a colon, or the whole entry
test("the search finds any part of a name, whatever its case and blanks, the part before its colon, and the whole entry", () => {
  for (const query of ["cardamom", "CARDAMOM", "  Cardamom  ", "rdam", "green   cardamom"])
    expect(found(query)).toEqual(["Green Cardamom"]);
  const name = "Ginger Tea: with palm sugar";
  const entries = [{ slug: "ginger-tea", name, names: { en: name, ...forOthers(() => "இஞ்சித் தேநீர்") } }];
  for (const query of ["ginger tea", "palm sugar", "tea: with"])
    expect(createSearch(entries).find(query)).toHaveLength(1);
});

test("an empty query hides nothing, and one that nothing matches finds nothing", () => {
  expect(found("")).toHaveLength(products.length);
  expect(found("   ")).toHaveLength(products.length);
  for (const query of ["pizza", "zz", "(", "\\", ".*", "அஅஅ"]) expect(found(query)).toEqual([]);
});

test.each([
  ["elaichi", ["Green Cardamom"]],
  ["malai", products.map(({ name }) => name).filter((name) => name.includes("Hill"))],
  ["chips", ["Banana Crisps", "Jackfruit Crisps"]],
  ["haldi", ["Hill Turmeric"]],
  ["மிளகு", ["Black Pepper", "Garlic Pepper"]],
  ["ரெலிஷ்", ["Lime Relish", "Prawn Relish"]],
  // promise: Search also finds other spellings and Tamil names
])("'%s' finds what is meant", (query, names) => {
  expect(names).not.toEqual([]);
  for (const name of names) expect(found(query)).toContain(name);
  // Besides what is meant, at most the neighbours whose name has the same word.
  expect(found(query).length).toBeLessThanOrEqual(names.length + 1);
});

test("a card prints the words of a query: each of them, begun or in another spelling; filling words say nothing", () => {
  const line = "Whole cloves, cooked soft in sesame oil with two dals";
  for (const query of ["sesame", "SESAM", "dal", "dals", "clove oil", "oil and dals"])
    expect(printsAll(line, query), query).toBe(true);
  for (const query of ["mustard", "sesame mustard", "esame", "and", "with", "in", ""])
    expect(printsAll(line, query), query).toBe(false);
});

test.each([
  ["another spelling of each letter", ["cardhamom", "kardamom", "cardamoms", "caardamom", "cardammom"]],
  ["one letter wrong, missing or too many", ["cardemom", "cardmom", "cardaimom"]],
  ["two letters in each other's place", ["cradamom", "cardammo"]],
  ["two words written as one, and one as two", ["greencardamom", "green carda mom", "elak kai"]],
  ["Tamil written in Latin letters, and a word of ours that isn't known", ["yelakai", "elaikkai", "best cardamom"]],
])("the search finds %s", (_what, queries) => {
  for (const query of queries) expect(found(query), query).toEqual(["Green Cardamom"]);
});

test("a name in Tamil script is found by its sound, whichever letters are written", () => {
  for (const query of ["mizhagu", "milaku", "மிளகு"]) expect(found(query)).toEqual(["Black Pepper", "Garlic Pepper"]);
  for (const query of ["malai manjal", "மலைமஞ்சள்", "மலை மஞ்சள்"]) expect(found(query)[0]).toBe("Hill Turmeric");
});

test("all words must be in a product, or the rarer words decide; a whole name comes first, then a beginning, then other names", () => {
  expect(found("garlic pepper")).toEqual(["Garlic Pepper"]);
  expect(found("poondu kurumulaku")).toEqual(["Garlic Pepper"]);
  expect(found("forest honey")).toEqual(["Forest Honey"]);
  expect(found("jackfruit relish")[0]).toBe("Jackfruit Crisps");
  expect(found("pepper")).toEqual(["Black Pepper", "Garlic Pepper"]);
  expect(found("hill").slice(0, 2).sort()).toEqual(["Hill Tea", "Hill Turmeric"]);
  expect(found("manga")[0]).toBe("Dried Mango");
});

test("the words of a card, its ingredients and allergens find it where no product is called so", () => {
  expect(found("mustard").sort()).toEqual(["Lime Relish", "Prawn Relish"]);
  expect(found("lime mustard")).toEqual(["Lime Relish"]);
  expect(found("very bright")).toEqual(["Single-Estate Sun-Dried Bird's Eye Chilli of the Hills"]);
  expect(found("salt")).toContain("Banana Crisps");
  expect(found("banana")).toEqual(["Banana Crisps"]);
});

test("a short word has no mistakes, and two letters begin no other word: it would mean too much", () => {
  expect(found("ch")).not.toContain("Hill Tea");
  expect(found("cha")).toContain("Hill Tea");
  for (const query of ["tee", "toa", "hlil", "gee", "mongo"]) expect(found(query), query).not.toContain("Hill Tea");
  expect(found("butter")).toEqual([]);
});

test("the search finds the same while it has read none, some or all of the products", () => {
  for (const read of [0, 1, products.length, products.length + 1]) {
    const { find, readNext } = createSearch(products);
    const left = Array.from({ length: read }, readNext);
    expect(left).toEqual(left.map((_, place) => place < products.length - 1));
    expect(find("pepper")).toEqual(search("pepper"));
    expect(readNext()).toBe(false);
  }
});

const slugsFor = (typed: string) => similarProducts(typed, products).map(({ slug }) => slug);

test.each([
  ["lime-relich", "lime-relish"],
  ["greencardamom", "green-cardamom"],
  ["Blak Pepper", "black-pepper"],
])("of '%s' the nearest product is %s", (typed, slug) => {
  expect(slugsFor(typed)[0]).toBe(slug);
});

test("none is named where nothing is near, and two letters in each other's place are one mistake", () => {
  expect(slugsFor("pepepr")).toEqual(["black-pepper", "garlic-pepper"]);
  for (const typed of ["", "-", "xylophone"]) expect(slugsFor(typed)).toEqual([]);
});

test.each([
  ["long vowels", ["kaapi", "kapi"]],
  ["ee, i and y", ["idly", "idli", "idlee"]],
  ["oo, u and o", ["poondu", "pundu", "pondu"]],
  ["letters with an h", ["sambhar", "sambar", "ssambaar"]],
  ["zh and l", ["kuzhambu", "kulambu", "kullambu"]],
  ["sh and s", ["shukku", "sukku"]],
  ["c, k and ck", ["curry", "kurry"]],
  ["plurals", ["chillies", "chilly", "chilli", "chillis"]],
  ["ai, ei and ae", ["ennai", "enney", "ennae", "yennai"]],
])("%s are the same in spelling", (_what, words) => {
  expect(new Set(words.map(spellingOf)).size).toBe(1);
});

test("Tamil script has the sound of the Latin letters, with any end that a next word brings", () => {
  for (const [tamil, latin] of [
    ["மஞ்சள்", "manjal"],
    ["மிளகாய்த்", "milagai"],
    ["பூண்டு", "poondu"],
    ["எண்ணெய்", "ennai"],
    ["காபித்", "kaapi"],
    ["புளியோதரை", "puliyodharai"],
  ] as const)
    expect(keysOf(latin), latin).toContain(keysOf(tamil)[1]);
  expect(keysOf("ரசம்")[1]).toBe(keysOf("ரசப்")[1]);
});

test("words stay apart that mean different things, and a text is read as its words, without signs", () => {
  for (const [one, other] of [
    ["milagu", "milagai"],
    ["til", "dill"],
    ["rice", "spice"],
    ["oil", "ellu"],
  ] as const)
    expect(keysOf(one).filter((key) => keysOf(other).includes(key))).toEqual([]);
  expect(wordsOf(" Sun-dried, (மிளகாய்) 200g! ")).toEqual(["sun", "dried", "மிளகாய்", "200g"]);
  expect(wordsOf("()\\.*")).toEqual([]);
});

const MOST = 50;

const known = [...sameWords.flat(), ...products.flatMap(({ slug, name }) => [name, ...searchWordsOf(slug)])]
  .flatMap(wordsOf)
  .filter((word) => /^[a-z]{3,}$/.test(word));

/** What is slow is measured once more: the first time the functions may have been compiled. */
function slowOnes(queries: string[], search: (query: string) => void): string[] {
  const tooSlow = (query: string) => takesLonger(MOST, () => search(query));
  return queries.filter((query) => tooSlow(query) && tooSlow(query));
}

test("the products that a query may have meant take little time", () => {
  expect(slowOnes(stretchedQueries(known, 200), (query) => similarProducts(query, products))).toEqual([]);
}, 60_000);

test.each([
  ["the letters of one word", known[0]?.replace(/./g, "$&".repeat(20)) ?? ""],
  ["many short words", "hi ".repeat(300)],
  ["many known words", `${known.join(" ")} `.repeat(20)],
  ["blanks", " ".repeat(65_536)],
  ["blanks with a letter at their end", `${" ".repeat(65_536)}x`],
  ["letters without an end", "a".repeat(65_536)],
  ["marks on one letter", `e${"\u0323\u0301".repeat(32_768)}`],
  ["Tamil letters", "மிளகு".repeat(13_000)],
])("a search takes little time: %s", (_what, query) => {
  for (const look of [search, (typed: string) => similarProducts(typed, products)])
    expect(slowOnes([query], look).map(({ length }) => length)).toEqual([]);
  expect(slowOnes([query.slice(0, 30)], keysOf)).toEqual([]);
});

test("words that are written as one are still told apart, and a stretched letter is one letter", () => {
  for (const query of ["greencardamom", "greeeeencardaaaamom", "cardaaaaaamom", "grrrreen cardamommmm"])
    expect([query, ...found(query)]).toEqual([query, "Green Cardamom"]);
});
