import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";

const facts = {
  name: "Kamala",
  tamilName: "கமலா",
  words: ["I roast each spice alone.", "My mother did."],
  tamilWords: ["ஒவ்வொன்றையும் தனியாக வறுப்பேன்.", "அம்மாவும் அப்படித்தான்."],
  alt: "Kamala beside her stone",
  tamilAlt: "அம்மிக்குப் பக்கத்தில் கமலா",
  signature: "M4 60C20 10 40 70 60 30",
};

/** The slot on a page, of a shop with these facts, with the maker's photo or without. */
async function slot(language: "en" | "ta", maker: typeof facts | undefined, hasPhoto: boolean): Promise<string> {
  vi.resetModules();
  vi.doMock("#lib/shop/facts/shop-texts.ts", () => ({ maker }));
  vi.doMock("#content/pictures.ts", async (original) => {
    const { pictureData } = await original<typeof import("#content/pictures.ts")>();
    return { pictureData: { ...pictureData, ...(hasPhoto && { maker: pictureData.heritage }) } };
  });
  const { Maker } = await import("@/components/home/maker");
  return renderToStaticMarkup(<Maker language={language} />);
}

// promise: the maker's place is empty until her photo and her words are there
test("without the maker's facts or without her photo nothing of her is on the page", async () => {
  for (const hasPhoto of [false, true]) expect(await slot("en", undefined, hasPhoto)).toBe("");
  expect(await slot("ta", facts, false)).toBe("");
});

test("filled in, it shows her photo with its words, her two lines and her signature, in the page's language", async () => {
  const [english, tamil] = [await slot("en", facts, true), await slot("ta", facts, true)];
  for (const text of [facts.name, ...facts.words]) expect(english).toContain(text);
  for (const text of [facts.tamilName, ...facts.tamilWords]) expect(tamil).toContain(text);
  expect(tamil).not.toMatch(/Kamala|spice|mother/);
  for (const html of [english, tamil]) {
    expect(html).toContain(`<path d="${facts.signature}"`);
    expect(html).toContain('data-picture="maker"');
  }
  expect(english).toContain(`alt="${facts.alt}"`);
  expect(tamil).toContain(`alt="${facts.tamilAlt}"`);
});
