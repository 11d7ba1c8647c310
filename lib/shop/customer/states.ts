/**
 * The 28 states of India and its 8 union territories, each with its code in GST numbers and returns, and, by their
 * letters alone, with the names that it had before, its short ones, and its codes on plates and in ISO 3166.
 */
export const stateTable = {
  "Andhra Pradesh": ["37", "ap andhra"],
  "Arunachal Pradesh": ["12", "ar arunachal"],
  Assam: ["18", "as"],
  Bihar: ["10", "br"],
  Chhattisgarh: ["22", "cg ct chattisgarh chhatisgarh chhattishgarh"],
  Goa: ["30", "ga"],
  Gujarat: ["24", "gj"],
  Haryana: ["06", "hr"],
  "Himachal Pradesh": ["02", "hp himachal"],
  Jharkhand: ["20", "jh"],
  Karnataka: ["29", "ka"],
  Kerala: ["32", "kl keralam"],
  "Madhya Pradesh": ["23", "mp"],
  Maharashtra: ["27", "mh maharastra"],
  Manipur: ["14", "mn"],
  Meghalaya: ["17", "ml"],
  Mizoram: ["15", "mz"],
  Nagaland: ["13", "nl"],
  Odisha: ["21", "od or orissa"],
  Punjab: ["03", "pb"],
  Rajasthan: ["08", "rj"],
  Sikkim: ["11", "sk"],
  "Tamil Nadu": ["33", "tn tamizhnadu"],
  Telangana: ["36", "tg ts telengana"],
  Tripura: ["16", "tr"],
  "Uttar Pradesh": ["09", "up"],
  Uttarakhand: ["05", "uk ut ua uttaranchal uttrakhand"],
  "West Bengal": ["19", "wb bengal"],
  "Andaman and Nicobar Islands": ["35", "an andaman andamannicobar"],
  Chandigarh: ["04", "ch"],
  "Dadra and Nagar Haveli and Daman and Diu": ["26", "dh dn dd damandiu dadranagarhaveli"],
  Delhi: ["07", "dl newdelhi nctdelhi delhinct"],
  "Jammu and Kashmir": ["01", "jk"],
  Ladakh: ["38", "la"],
  Lakshadweep: ["31", "ld"],
  Puducherry: ["34", "py pondicherry pondy"],
} satisfies Record<string, [gst: string, others: string]>;
type StateName = keyof typeof stateTable;

/** The one list for every form. */
export const states = Object.keys(stateTable) as StateName[];

/** The code of a state in GST numbers and returns; undefined for what is none. */
export const gstCodeOf = (state: string): string | undefined => stateTable[state as StateName]?.[0];

/** A name longer than this is none. */
const LONGEST = 100;

/** A name's letters, without the words that are written or not: 'Jammu & Kashmir', 'NCT of Delhi', 'IN-TN'. */
function keyOf(name: string): string {
  const words =
    name
      .toLowerCase()
      .slice(0, LONGEST)
      .replace(/[.\p{Cf}]/gu, "")
      .match(/[a-z]+/g) ?? [];
  const isCode = words.length === 2 && words[0] === "in";
  return (isCode ? words.slice(1) : words).filter((word) => word !== "and" && word !== "of").join("");
}

const byKey = new Map<string, string>(
  states.flatMap((state) => [keyOf(state), ...stateTable[state][1].split(" ")].map((key) => [key, state] as const)),
);

/**
 * The state of a name in any case, an old name ('Orissa') or a short one ('TN'); undefined for any other
 * text.
 */
export function stateNamed(name: string): string | undefined {
  return byKey.get(keyOf(name));
}
