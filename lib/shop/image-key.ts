import { slugOf } from "./slug";

/** Which picture a product's name asks for; the first pattern that matches wins, so the longer names stand first. */
const patterns: [pattern: RegExp, key: string][] = [
  [/puliyo[dt]h?arai/, "puliyotharai-mix"],
  [/vath?a-?k?kuzhambu/, "vathakkuzhambu-mix"],
  [/pirandai/, "pirandai-pickle"],
  [/jathikkai|nutmeg/, "jathikkai-pickle"],
  [/mudakkathan/, "mudakkathan-pickle"],
  [/narthangai|citron/, "kara-narthangai-pickle"],
  [/turmeric|manjal/, "turmeric-powder"],
  [/samb(h)?ar/, "sambar-powder"],
  [/\brasam/, "rasam-powder"],
  [/garlic.*idli/, "garlic-idli-powder"],
  [/\bellu|sesame.*idli/, "ellu-idli-powder"],
  [/idli/, "idli-powder"],
  [/garlic|poondu/, "garlic-pickle"],
  [/pulik?-?kuzhambu/, "pulikuzhambu-powder"],
  [/paruppu/, "andhra-special-paruppu-powder"],
  [/moringa|murungai/, "moringa-leaf-powder"],
  [/curry-lea/, "curry-leaves-powder"],
  [/milagu-milagai/, "milagu-milagai-vathal"],
  [/chilli/, "red-chilli-powder"],
  [/ulundhu.*appalam/, "ulundhu-appalam"],
  [/rice.*appalam/, "rice-appalam"],
  [/kizhangu.*appalam/, "kizhangu-appalam"],
  [/coffee/, "coffee-powder"],
  [/sundakkai/, "sundakkai-vathal"],
  [/manathakkali/, "manathakkali-vathal"],
  [/(sesame|gingelly).*oil/, "sesame-oil"],
  [/groundnut.*oil/, "groundnut-oil"],
  [/coconut.*oil/, "coconut-oil"],
];

/** The picture of a product by its name; a name that no pattern knows gets its category's banner. */
export function imageKeyOf(name: string, category: string): string {
  const slug = slugOf(name);
  return patterns.find(([pattern]) => pattern.test(slug))?.[1] ?? `banner-${slugOf(category)}`;
}
