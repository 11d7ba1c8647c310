import { describe, expect, test } from "vitest";
import { keysOf, spellingOf, wordsOf } from "#lib/shop/search/spelling.ts";

describe("the spelling of a word", () => {
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
  ])("%s are the same", (_what, words) => {
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

  test("words stay apart that mean different things", () => {
    for (const [one, other] of [
      ["milagu", "milagai"],
      ["til", "dill"],
      ["rice", "spice"],
      ["oil", "ellu"],
    ] as const)
      expect(keysOf(one).filter((key) => keysOf(other).includes(key))).toEqual([]);
  });

  test("a text is read as its words, without signs", () => {
    expect(wordsOf(" Sun-dried, (மிளகாய்) 200g! ")).toEqual(["sun", "dried", "மிளகாய்", "200g"]);
    expect(wordsOf("()\\.*")).toEqual([]);
  });
});
