import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { Link } from "#lib/browser/language/link.ts";
import { LanguageContext } from "#lib/browser/language/texts.ts";
import { products } from "#lib/shop/catalogue/catalogue.ts";
import { withPicture } from "#lib/shop/pictures/pictures.ts";
import { OPEN } from "#lib/shop/shop-state/shop-state.ts";
import { ProductCard } from "@/components/catalogue/product-card";
import { UiWords } from "@/components/layout/ui-words";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { CloseButton } from "@/components/ui/close-button";
import { LinkRow } from "@/components/ui/link-row";
import { NoticePage } from "@/components/ui/notice-page";
import { PasswordField } from "@/components/ui/password-field";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import { TextField } from "@/components/ui/text-field";
import { tamilTexts } from "@/tests/support/tamil-texts";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push: () => {} }), usePathname: () => "/ta/cart" }));

const inTamil = (node: ReactNode) =>
  renderToStaticMarkup(<LanguageContext value={{ language: "ta", tamil: tamilTexts }}>{node}</LanguageContext>);

const parts = (
  <>
    <Breadcrumbs crumbs={[{ name: "1", path: "/categories" }, { name: "2" }]} />
    <Breadcrumbs crumbs={[{ name: "3" }]} />
    <CloseButton onClick={() => {}} />
    <NoticePage title="4" text="5" />
    <LinkRow href="/cart" picture={null} name="6" other="7">
      8
    </LinkRow>
    <PasswordField label="" />
    <QuantityStepper name="9" quantity={1} max={2} onChange={() => {}}>
      1
    </QuantityStepper>
    <TextField label="0" optional />
  </>
);
/** What people read and hear of it. */
const words = (html: string) =>
  [...html.matchAll(/aria-label="([^"]*)"|>([^<]+)</g)].map(([, label, text]) => label ?? text).join(" | ");

test("the parts that fit any website have no English word on a page in Tamil, and their links stay in Tamil", () => {
  const html = inTamil(<UiWords>{parts}</UiWords>);
  expect(words(html)).not.toMatch(/[A-Za-z]/);
  expect([...html.matchAll(/href="([^"]*)"/g)].every(([, href]) => href?.startsWith("/ta"))).toBe(true);
});

test("their own English words are those of the texts", () => {
  const own = renderToStaticMarkup(parts);
  expect(words(own)).toContain("One less of 9");
  expect(renderToStaticMarkup(<UiWords>{parts}</UiWords>)).toBe(own);
});

test("a card in Tamil has the Tamil name as its heading, the English one below it, and leads to the page in Tamil", () => {
  const [product = expect.fail("no product")] = products;
  const html = inTamil(<ProductCard product={withPicture(product, OPEN, "ta")} />);
  expect(html).toContain(`>${product.tamilName}</h2>`);
  expect(html).toMatch(/<p lang="en"[^>]*>/);
  expect(html).toContain(`href="/ta/product-details/${product.slug}"`);
});

test("a link leads to the page in the language of the page that it is on", () => {
  expect(inTamil(<Link href="/#categories">x</Link>)).toContain('href="/ta#categories"');
  expect(renderToStaticMarkup(<Link href="/#categories">x</Link>)).toContain('href="/#categories"');
});

test("a text that no bundle of a page in Tamil has stops the build; later, and while its bundle is on its way, it is in English", () => {
  const crumbs = [{ name: "1", path: "/categories" }, { name: "2" }];
  const shown = () =>
    renderToStaticMarkup(
      <LanguageContext value={{ language: "ta", tamil: {} }}>
        <UiWords>
          <Breadcrumbs crumbs={crumbs} />
        </UiWords>
      </LanguageContext>,
    );
  expect(words(shown())).toContain("Breadcrumb");
  vi.stubEnv("NEXT_PHASE", "phase-production-build");
  expect(shown).toThrow("of the part ui is in no bundle of this page");
  vi.unstubAllEnvs();
});
