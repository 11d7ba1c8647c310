"use client";
import { useHydrated } from "#lib/browser/storage/storage-item.ts";
import { isInAppBrowser } from "#lib/shop/account/sign-in-messages.ts";
import { GoogleIcon } from "@/components/ui/icons/google";

type Props = { disabled: boolean; onClick: () => void };

/** Google's sign-in button, or the reason why it is missing in a browser inside another app: Google refuses those. */
export function GoogleButton({ disabled, onClick }: Props) {
  const hydrated = useHydrated();
  if (hydrated && isInAppBrowser(navigator.userAgent))
    return (
      <p className="notice">
        Google sign-in doesn't work inside this app. Use your e-mail and password, or open this page in your browser.
      </p>
    );
  return (
    <button type="button" className="button button-plain w-full" disabled={disabled || !hydrated} onClick={onClick}>
      <GoogleIcon className="size-5" /> Continue with Google
    </button>
  );
}
