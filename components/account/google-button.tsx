"use client";
import { useTexts } from "#lib/browser/language/texts.ts";
import { useHydrated } from "#lib/browser/store.ts";
import { isInAppBrowser } from "#lib/shop/account/sign-in-messages.ts";
import { account } from "#texts/en/account.ts";
import { GoogleIcon } from "@/components/ui/icons/google";

type Props = { disabled: boolean; onClick: () => void };

/** Google's sign-in button, or the reason why it is missing in a browser inside another app: Google refuses those. */
export function GoogleButton({ disabled, onClick }: Props) {
  const t = useTexts(account);
  const hydrated = useHydrated();
  if (hydrated && isInAppBrowser(navigator.userAgent)) return <p className="notice">{t("noGoogle")}</p>;
  return (
    <button type="button" className="button button-plain w-full" disabled={disabled || !hydrated} onClick={onClick}>
      <GoogleIcon className="size-5" /> {t("google")}
    </button>
  );
}
