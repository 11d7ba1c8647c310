import type { Language } from "#lib/shop/language/language.ts";
import { devices, type Judge, judgedOn } from "@/tests/support/e2e-judges";
import { pagesIn } from "@/tests/support/e2e-pages";
import { latePictures, shiftsOf, watchShifts } from "@/tests/support/e2e-shifts";
import { expect, test } from "@/tests/support/e2e-test";
import { all, long } from "@/tests/support/length";

/** A card is at its last place before it is looked at, and a colour has arrived. */
test.use({ contextOptions: { reducedMotion: "reduce" } });
test.describe.configure({ mode: "parallel", timeout: 300_000 });

/** Tamil words need more lines than the English ones, and stretch a picture. Words to try a search with are as people type them. */
const known =
  /^\/ta\/(?:category\/blend-paste at 390 px, pictures: banner-blend-paste is|search at \d+ px, English words: (?:pepper|chaya|upperi)$)/;

/** What `npm test` walks: most customers have a phone, where room is scarcest. */
const walks = devices
  .flatMap((device) => (["en", "ta"] satisfies Language[]).map((language) => ({ device, language })))
  .filter(({ device, language }) => language === "en" || !device.only)
  .filter(({ device, language }) => all || (language === "en" && device.name === "a phone"));

// promise: no word and no sum of money breaks inside on a phone, in any state, in both languages
// promise: at the heights that browsers leave, each first screen has the shop's name, a price or an action, food or pack
for (const { device, language } of walks)
  test.describe(device.name, () => {
    test.use({ deviceScaleFactor: device.density });
    test(`every page in ${language} passes every judge on ${device.name}`, async ({ page, guard }) => {
      guard.allow(/status of 404|Blocked script execution in '[^']*\/email-test\/mail'/);
      // The test resizes the window while a page that was led elsewhere fades in: the browser ends the fade, and React reports that.
      guard.allow(/Transition was aborted because of invalid state\. Viewport size changed/);
      await watchShifts(page);
      const open = await latePictures(page);
      const [[width, height]] = device.sizes;
      const faults: string[] = [];
      const looked = new Set<string>();
      for (const path of pagesIn(language).filter((each) => device.only?.test(each) ?? true)) {
        // axe takes longest: it looks at every page in English on a phone, else at one of each template; in Tamil on a phone alone.
        const template = path
          .replace(/(category|product-details)\/(?!unknown).*/, "$1")
          .replace(/privacy|terms|shipping-returns/, "policy")
          .replace(/\/[^/]+\/unknown/, "/unknown");
        const isEach = all && language === "en" && device.name === "a phone";
        const isLooked = (looked.has(template) && !isEach) || (language === "ta" && device.name === "a desk");
        const except: Judge[] = isLooked && !long ? ["axe"] : [];
        looked.add(template);
        try {
          await page.setViewportSize({ width, height });
          await open(path);
          // What the server says of the offers comes later there, for engineers.
          const moved = path === "/debug/discount" ? [] : await shiftsOf(page);
          faults.push(...moved.map((shift) => `${path} at ${width} px, shifts: ${shift}`));
          faults.push(...(await judgedOn(page, path, device, except)));
        } catch (error) {
          // It doesn't keep the other pages from being looked at.
          faults.push(`${path} at ${width} px: ${error}`);
        }
      }
      expect(faults.filter((fault) => !known.test(fault))).toEqual([]);
    });
  });
