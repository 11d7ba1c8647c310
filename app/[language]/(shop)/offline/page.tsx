import { translateIn } from "#lib/server/language/translate-in.ts";
import { metadataOf, pageTitle } from "#lib/server/pages/page-metadata.ts";
import type { PageProps } from "#lib/server/pages/page-props.ts";
import { offline } from "#texts/en/offline.ts";
import { ContactLine } from "@/components/layout/contact-line";
import { TryAgain } from "@/components/layout/try-again";
import { NoticePage } from "@/components/ui/notice-page";

export const generateMetadata = metadataOf("offline", { indexed: false, offline: false });

/** The service worker shows it, under any address, when a page can't be fetched and is not cached. */
export default async function OfflinePage({ params }: PageProps) {
  const { language } = await params;
  const t = translateIn(language, offline);
  return (
    <NoticePage title={pageTitle(language, "offline")} text={t("text")}>
      <TryAgain />
      <p className="text-lg">{t("kitchen")}</p>
      <ContactLine />
    </NoticePage>
  );
}
