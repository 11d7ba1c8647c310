import { states } from "./address.ts";

/** Names that states had before, short ones, and codes of plates and of ISO 3166, by their letters alone. */
export const otherStateNames: Record<string, (typeof states)[number]> = {
  ap: "Andhra Pradesh",
  andhra: "Andhra Pradesh",
  ar: "Arunachal Pradesh",
  arunachal: "Arunachal Pradesh",
  as: "Assam",
  br: "Bihar",
  cg: "Chhattisgarh",
  ct: "Chhattisgarh",
  chattisgarh: "Chhattisgarh",
  chhatisgarh: "Chhattisgarh",
  chhattishgarh: "Chhattisgarh",
  ga: "Goa",
  gj: "Gujarat",
  hr: "Haryana",
  hp: "Himachal Pradesh",
  himachal: "Himachal Pradesh",
  jh: "Jharkhand",
  ka: "Karnataka",
  kl: "Kerala",
  keralam: "Kerala",
  mp: "Madhya Pradesh",
  mh: "Maharashtra",
  maharastra: "Maharashtra",
  mn: "Manipur",
  ml: "Meghalaya",
  mz: "Mizoram",
  nl: "Nagaland",
  od: "Odisha",
  or: "Odisha",
  orissa: "Odisha",
  pb: "Punjab",
  rj: "Rajasthan",
  sk: "Sikkim",
  tn: "Tamil Nadu",
  tamizhnadu: "Tamil Nadu",
  tg: "Telangana",
  ts: "Telangana",
  telengana: "Telangana",
  tr: "Tripura",
  up: "Uttar Pradesh",
  uk: "Uttarakhand",
  ut: "Uttarakhand",
  ua: "Uttarakhand",
  uttaranchal: "Uttarakhand",
  uttrakhand: "Uttarakhand",
  wb: "West Bengal",
  bengal: "West Bengal",
  an: "Andaman and Nicobar Islands",
  andaman: "Andaman and Nicobar Islands",
  andamannicobar: "Andaman and Nicobar Islands",
  ch: "Chandigarh",
  dh: "Dadra and Nagar Haveli and Daman and Diu",
  dn: "Dadra and Nagar Haveli and Daman and Diu",
  dd: "Dadra and Nagar Haveli and Daman and Diu",
  damandiu: "Dadra and Nagar Haveli and Daman and Diu",
  dadranagarhaveli: "Dadra and Nagar Haveli and Daman and Diu",
  dl: "Delhi",
  newdelhi: "Delhi",
  nctdelhi: "Delhi",
  delhinct: "Delhi",
  jk: "Jammu and Kashmir",
  la: "Ladakh",
  ld: "Lakshadweep",
  py: "Puducherry",
  pondicherry: "Puducherry",
  pondy: "Puducherry",
};

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

const byKey = new Map<string, string>([
  ...Object.entries(otherStateNames),
  ...states.map((state): [string, string] => [keyOf(state), state]),
]);

/** The state that is meant by a name in any case, an old name ('Orissa') or a short one ('TN'); undefined for any other text. */
export function stateNamed(name: string): string | undefined {
  return byKey.get(keyOf(name));
}
