import { useTexts } from "#lib/browser/language/texts.ts";
import { checkout } from "#texts/en/checkout.ts";
import { NoticePage } from "@/components/ui/notice-page";

/** The checkout's pages without a checkout. */
export function OrderNotFound() {
  const t = useTexts(checkout);
  return <NoticePage title={t("notFound")} text={t("notFoundText")} href="/#categories" action={t("start")} />;
}
