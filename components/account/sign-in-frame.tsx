import type { ReactNode } from "react";
import { useUser } from "#lib/browser/account/use-user.ts";
import { Link } from "#lib/browser/language/link.ts";
import { useRichTexts, useTexts } from "#lib/browser/language/texts.ts";
import { account } from "#texts/en/account.ts";
import { AccountFrame } from "./account-frame";
import { GoogleButton } from "./google-button";

type Props = {
  title: string;
  text: string;
  /** The form is signing the user in, and shows the result itself. */
  busy: boolean;
  onGoogle: () => void;
  /** The way to the page for those who have an account, or have none. */
  instead: ReactNode;
  children: ReactNode;
};

/**
 * A page with a form to sign in, or with Google. A user who is signed in already gets a link to their account in its
 * place.
 */
export function SignInFrame({ title, text, busy, onGoogle, instead, children }: Props) {
  const t = useTexts(account);
  const rich = useRichTexts(account);
  const { status, user } = useUser();
  return (
    <AccountFrame title={title} text={text}>
      {busy || status !== "signed-in" ? (
        <>
          {children}
          <p className="or my-6 flex items-center gap-4 text-tamarind">{t("or")}</p>
          <GoogleButton disabled={busy} onClick={onGoogle} />
          <p className="mt-6 text-center">{instead}</p>
        </>
      ) : (
        <div className="mt-6 grid justify-items-start gap-5">
          <p className="text-lg">{rich("signedIn", { email: user.email, who: (words) => <strong>{words}</strong> })}</p>
          <Link href="/profile" className="button">
            {t("yourAccount")}
          </Link>
        </div>
      )}
    </AccountFrame>
  );
}
