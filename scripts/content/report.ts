import { readEnv } from "#lib/server/settings/env.ts";
import { envProblems } from "#lib/server/settings/env-error.ts";
import { misspelt } from "#lib/server/settings/env-variables.ts";
import type { Named } from "#lib/shop/content/content-types.ts";
import { englishName, languages, otherLanguages } from "#lib/shop/language/language.ts";
import { inLanguage } from "#lib/shop/language/words.ts";
import { isPackage } from "../command/typed-here.ts";
import { environment } from "../env.ts";
import { checkContent, checkPictures } from "./check.ts";
import { claims } from "./claims.ts";
import { labelDoubts } from "./label-doubts.ts";
import { pageModules } from "./page-list.ts";
import { photoFiles, photoProblems } from "./photos.ts";
import { readPictures } from "./pictures.ts";
import { policyModules } from "./policies.ts";
import { type Content, type Made, type Problem, readContent } from "./read.ts";
import { sampleFacts, sampleLines } from "./sample-facts.ts";
import { SHOWN, textModules } from "./text-modules.ts";
import { photoKeys } from "./write.ts";

/**
 * Looks through all that a build checks of a shop's content, and through its environment; changes nothing.
 * @param folder where the content is
 * @returns what stops a build or a start, what can be done better, and the number of sample facts, which are among the
 *   hints
 */
export async function reportOf(folder: string) {
  const { content, problems } = readContent(folder);
  const pictures = readPictures(folder);
  const keys = new Set([...Object.keys(pictures), ...photoFiles(folder).map((name) => name.replace(/\.\w+$/, ""))]);
  const samples = content ? sampleFacts(content) : [];
  // A package builds nothing.
  const made: Made[] = isPackage() ? [textModules()] : [textModules(), policyModules(), pageModules()];
  const mistakes = content
    ? [
        ...checkContent(content, folder),
        ...checkPictures(pictures, folder),
        // The same as scripts/content/write.ts finds, but for the cutting of photos.
        ...(isPackage() ? [] : await photoProblems(folder, photoKeys(content))),
        ...made.flatMap((each) => each.problems),
      ]
    : problems;
  const ofEnvironment = envProblems(() => readEnv(environment())).map((line) => `.env: ${line}`);
  return {
    mistakes: [...mistakes, ...ofEnvironment],
    hints: content
      ? [
          ...misspelt(environment()).map((line) => `.env: ${line}`),
          ...gaps(content, folder, keys),
          ...untranslated(content, folder),
          ...made.flatMap((each) => each.untranslated ?? []),
          ...labelDoubts(content.products, folder),
          ...sampleLines(samples, folder),
          ...claims(folder),
        ]
      : [],
    samples: samples.length,
  };
}

/** The files with texts that pages in another language show in English. */
const untranslated = ({ shop, categories, products }: Content, folder: string): Problem[] =>
  otherLanguages.flatMap((language) => {
    const isNamed = ({ name, names }: Named) => languages[language].isComplete || names[language] !== name;
    const lacksOne = (record: Named) => (inLanguage(language, record).inEnglish ?? []).length > 0 || !isNamed(record);
    const files = [
      ...(lacksOne(shop) ? ["shop.json"] : []),
      ...(categories.some(lacksOne) ? ["categories.json"] : []),
      ...products.filter(lacksOne).map(({ slug }) => `products/${slug}.json`),
    ];
    const said = `${folder}: texts are not in ${englishName(language)} yet, and ${SHOWN}`;
    return files.length > 0 ? [`${said}: ${files.join(", ")}`] : [];
  });

/**
 * What pages lack, and a build can do without. A product without its own picture shows another one or its category's
 * banner, and a category without a banner its first product.
 */
function gaps({ shop, categories, products }: Content, folder: string, keys: Set<string>): Problem[] {
  const found: Problem[] = [];
  const file = (slug: string) => `${folder}/products/${slug}.json`;
  const put = (picture: string) => `there is no picture ${picture} yet; put ${picture}.jpg into ${folder}/photos`;
  if (!shop.maker || !keys.has("maker"))
    found.push(
      `${folder}/shop.json: maker: is empty, and the home page shows no maker; fill it in, and put maker.jpg into ${folder}/photos`,
    );
  for (const { slug, picture } of products)
    if (!keys.has(picture)) found.push(`${file(slug)}: picture: ${put(picture)}`);
  const drawn = products.filter(({ pictureDrawn }) => pictureDrawn).map(({ slug }) => slug);
  if (drawn.length > 0)
    found.push(
      `${folder}/products: ${drawn.length} pack(s) are drawn, and their pages say so; put photos of them into ${folder}/photos, and take pictureDrawn out: ${drawn.join(", ")}`,
    );
  for (const { slug, use, label } of products)
    if (!label.nutrition && label.ingredients.en.length > 1 && use !== "brew")
      found.push(`${file(slug)}: label nutrition: is missing; put there what 100 g have, as your laboratory says`);
  for (const { slug } of categories)
    if (!keys.has(`banner-${slug}`)) found.push(`${folder}/categories.json: ${slug}: ${put(`banner-${slug}`)}`);
  return found;
}
