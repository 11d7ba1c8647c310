import { usePath } from "#lib/browser/language/navigation.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import { error as errorTexts } from "#texts/en/error.ts";
import { trouble } from "#texts/en/trouble.ts";
import { ContactLine } from "./contact-line";
import { Logo } from "./logo";

/** What the server's log calls this failure, when it was the server's. */
function digestOf(error: unknown): string | null {
  return error instanceof Error && "digest" in error && typeof error.digest === "string" ? error.digest : null;
}

/**
 * A page that failed: what to do now, and whom to call. It reloads the page instead of rendering it again, because a file
 * may have failed to load; the cart and the checkout are in the browser's storage and are there after the reload.
 */
export function ErrorNotice({ error }: { error: unknown }) {
  const t = useTexts(errorTexts);
  const tryAgain = useTexts(trouble)("tryAgain");
  const path = usePath();
  const digest = digestOf(error);
  return (
    <main className="page grid flex-1 content-center justify-items-start gap-5 py-16">
      <Logo className="size-20" />
      <h1 className="text-4xl text-chilli sm:text-6xl">{t("title")}</h1>
      <p className="max-w-xl text-lg">{t("text")}</p>
      <div className="flex flex-wrap gap-3">
        <button type="button" className="button" onClick={() => window.location.reload()}>
          {tryAgain}
        </button>
        <a href={path("/")} className="button button-quiet">
          {t("home")}
        </a>
      </div>
      <ContactLine />
      {digest && <p className="text-tamarind">{t("number", { digest })}</p>}
    </main>
  );
}
