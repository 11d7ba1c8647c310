/** The letters of Tamil script in Latin ones. Long and short vowels are the same: people rarely write the length. */
const consonants: Record<string, string> = {
  க: "k",
  ங: "n",
  ச: "s",
  ஞ: "n",
  ட: "t",
  ண: "n",
  த: "t",
  ந: "n",
  ப: "p",
  ம: "m",
  ய: "y",
  ர: "r",
  ல: "l",
  வ: "v",
  ழ: "l",
  ள: "l",
  ற: "r",
  ன: "n",
  ஜ: "j",
  ஷ: "s",
  ஸ: "s",
  ஹ: "h",
  ஃ: "",
};
const vowels: Record<string, string> = {
  அ: "a",
  ஆ: "a",
  இ: "i",
  ஈ: "i",
  உ: "u",
  ஊ: "u",
  எ: "e",
  ஏ: "e",
  ஐ: "ai",
  ஒ: "o",
  ஓ: "o",
  ஔ: "au",
};
/** A vowel's sign after a consonant. The dot takes away the 'a' that a consonant has by itself. */
const signs: Record<string, string> = {
  "ா": "a",
  "ி": "i",
  "ீ": "i",
  "ு": "u",
  "ூ": "u",
  "ெ": "e",
  "ே": "e",
  "ை": "ai",
  "ொ": "o",
  "ோ": "o",
  "ௌ": "au",
  "்": "",
};

/**
 * The end of a word that depends on the word after it: ரசம் is ரசப் before பொடி, and காபி is காபித் before தூள்.
 * It is never the whole word.
 */
const LINKED_END = /(.)[கசதபம]்$/u;

/** A word in Tamil script as its letters sound in Latin script; any other word as it is. */
export function latinOf(word: string): string {
  if (!/\p{Script=Tamil}/u.test(word)) return word;
  const letters = [...word.normalize("NFC").replace(LINKED_END, "$1")];
  return letters
    .map((letter, index) => {
      const consonant = consonants[letter];
      if (consonant === undefined) return vowels[letter] ?? signs[letter] ?? letter;
      return consonant + (signs[letters[index + 1] ?? ""] === undefined ? "a" : "");
    })
    .join("");
}
