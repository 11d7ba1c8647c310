import { useTexts } from "#lib/browser/language/texts.ts";
import { notFound } from "#texts/en/not-found.ts";
import { NoticePage } from "@/components/ui/notice-page";
import { ContactLine } from "./contact-line";

/** What stands where there is no page. */
export function PageNotFound() {
  const t = useTexts(notFound);
  return (
    <NoticePage title={t("title")} text={t("text")}>
      <ContactLine />
    </NoticePage>
  );
}
