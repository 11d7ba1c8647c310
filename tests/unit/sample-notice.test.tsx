import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { translate } from "#lib/shop/language/translate.ts";
import { sampleNotice } from "#texts/en/sample-notice.ts";

/** The notice of a shop with or without sample facts. */
async function noticeOf(hasSampleFacts: boolean, siteUrl: string): Promise<string> {
  vi.resetModules();
  vi.doMock("#lib/shop/facts/shop-texts.ts", () => ({ hasSampleFacts }));
  const { SampleNotice } = await import("@/components/layout/notice-line");
  return renderToStaticMarkup(<SampleNotice siteUrl={siteUrl} t={translate(sampleNotice)} />);
}

test("every page of a public shop says that its facts are samples, as long as they are", async () => {
  expect(await noticeOf(true, "https://shop.example")).toContain("are still samples");
  expect(await noticeOf(false, "https://shop.example")).toBe("");
});

test("a shop on one's own machine does not nag about its samples", async () => {
  expect(await noticeOf(true, "http://localhost:3000")).toBe("");
});
