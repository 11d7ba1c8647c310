import type { Product } from "./catalogue";

/**
 * Words that mean the same to somebody who types into the search box: the spelling of the shop, other spellings, the
 * Tamil word in Latin letters, the English, the Hindi. To teach the search a word, write it into its row.
 */
const synonyms = [
  ["sambar", "sambhar", "sambaar"],
  ["rasam", "saaru", "saru", "chaaru"],
  ["appalam", "papad", "pappad", "appadam", "poppadom"],
  ["vathal", "vatral", "vattal", "sun-dried"],
  ["pickle", "oorugai", "urugai", "achar", "uppilittathu"],
  ["powder", "podi", "thool"],
  ["oil", "ennai", "nallennai"],
  ["coffee", "kaapi", "kapi", "filter coffee"],
  ["idli", "idly", "gunpowder", "milagai podi"],
  ["turmeric", "manjal", "haldi"],
  ["chilli", "chili", "milagai", "mirchi"],
  ["garlic", "poondu", "lahsun"],
  ["ellu", "sesame", "gingelly", "til"],
  ["groundnut", "peanut", "kadalai", "verkadalai"],
  ["coconut", "thengai", "nariyal"],
  ["curry leaves", "curry leaf", "karuveppilai", "kariveppilai", "karivepaku"],
  ["moringa", "murungai", "drumstick"],
  ["paruppu", "dal", "dhal", "lentil"],
  ["ulundhu", "ulunthu", "urad", "black gram"],
  ["rice", "arisi"],
  ["kizhangu", "tapioca", "cassava", "maravalli"],
  ["puliyotharai", "puliyodarai", "puliyodharai", "tamarind rice", "puliyogare"],
  ["vathakkuzhambu", "vatha kuzhambu", "vathal kuzhambu", "vathakulambu"],
  ["pulikuzhambu", "puli kuzhambu", "pulikulambu"],
  ["pirandai", "veldt grape", "adamant creeper"],
  ["jathikkai", "nutmeg", "jaiphal"],
  ["mudakkathan", "mudakathan", "balloon vine"],
  ["narthangai", "citron", "narthanga"],
  ["sundakkai", "sundaikai", "turkey berry"],
  ["manathakkali", "manathakali", "black nightshade"],
  ["milagu", "pepper"],
];

/** Fewer letters than this could begin any word. */
const SHORTEST_BEGINNING = 3;

/** Lower case, one way of writing each letter, single spaces. */
function plain(text: string): string {
  return text.normalize("NFC").toLowerCase().trim().replace(/\s+/g, " ");
}

/** What a query may also have meant: each known word in it, one after the other, stands for all of its row. */
function readings(query: string): string[] {
  let asked = [query];
  for (const row of synonyms) {
    asked = asked.flatMap((text) => {
      const typed = row.find((word) => text.includes(word));
      return typed === undefined ? [text] : row.map((word) => text.replace(typed, word));
    });
    const begun = query.length >= SHORTEST_BEGINNING && row.some((word) => word.startsWith(query));
    if (begun) asked.push(...row);
  }
  return asked;
}

/**
 * The products that a query finds, in their own order; all of them for an empty one. A product is found by any part of
 * its name, English (the part before a colon, or the whole) or Tamil, and by what people call it otherwise.
 */
export function searchProducts<T extends Pick<Product, "name" | "tamil">>(products: T[], query: string): T[] {
  const asked = readings(plain(query));
  return products.filter(({ name, tamil }) => {
    const names = [plain(name), plain(name.split(":")[0] ?? name), plain(tamil)];
    return asked.some((text) => names.some((found) => found.includes(text)));
  });
}
