import { usePath } from "#lib/browser/language/navigation.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import { error as errorTexts } from "#texts/en/error.ts";
import { trouble } from "#texts/en/trouble.ts";
import { ContactLine } from "./contact-line";
import { digestOf, ErrorPage } from "./error-page";
import { Logo } from "./logo";

/**
 * A page that failed, inside its document: what to do now, and whom to call. The cart and the checkout are in the browser's
 * storage and are there after the page is loaded again.
 */
export function ErrorNotice({ error }: { error: unknown }) {
  const t = useTexts(errorTexts);
  const path = usePath();
  const digest = digestOf(error);
  return (
    <ErrorPage
      logo={<Logo className="size-20" />}
      title={t("title")}
      text={t("text")}
      tryAgain={useTexts(trouble)("tryAgain")}
      home={{ path: path("/"), text: t("home") }}
      contact={<ContactLine />}
      number={digest && t("number", { digest })}
    />
  );
}
