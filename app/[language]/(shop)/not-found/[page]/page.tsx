import { translateIn } from "#lib/server/language/translate-in.ts";
import { metadataOf, type PageTitle } from "#lib/server/pages/page-metadata.ts";
import type { PageProps } from "#lib/server/pages/page-props.ts";
import { shopState } from "#lib/server/shop-state/shop-state.ts";
import { fourPacks } from "#texts/en/four-packs.ts";
import { notFound } from "#texts/en/not-found.ts";
import { pages } from "#texts/en/pages.ts";
import { FourPacks } from "@/components/catalogue/four-packs";
import { ContactLine } from "@/components/layout/contact-line";
import { NoticePage } from "@/components/ui/notice-page";

const missing = {
  category: { title: "categoryNotFound", text: "category" },
  "product-details": { title: "productNotFound", text: "product" },
  page: { title: "notFound", text: "text" },
  search: { title: "search", text: "tooManySearches" },
} as const satisfies Record<string, { title: PageTitle; text: string }>;

/** What may be missing under an address; or a search, which its sender has made too often. */
type Props = PageProps<{ page: keyof typeof missing }>;

/** These pages have addresses of their own only to be prerendered; proxy.ts shows them with status 404. */
export const dynamicParams = false;
export const generateStaticParams = () => Object.keys(missing).map((page) => ({ page }));

export async function generateMetadata(props: Props) {
  const { page } = await props.params;
  return metadataOf(missing[page].title, { indexed: false, offline: false })(props);
}

export default async function NotFoundPage({ params }: Props) {
  const { language, page } = await params;
  const { title, text } = missing[page];
  return (
    <>
      <NoticePage title={translateIn(language, pages)(title)} text={translateIn(language, notFound)(text)}>
        {page === "page" && <ContactLine />}
      </NoticePage>
      <FourPacks state={shopState()} language={language} t={translateIn(language, fourPacks)} />
    </>
  );
}
