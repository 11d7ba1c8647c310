import { type MissingPage, missingPages, NotFoundPage, notFoundMetadata } from "@/app/_pages/not-found-page";

type Props = { params: Promise<{ page: MissingPage }> };

/** These pages have addresses of their own only to be prerendered; proxy.ts shows them with status 404. */
export const dynamicParams = false;
export const generateStaticParams = missingPages;
export const generateMetadata = async ({ params }: Props) => notFoundMetadata("en", (await params).page);

export default async function Page({ params }: Props) {
  return <NotFoundPage language="en" page={(await params).page} />;
}
