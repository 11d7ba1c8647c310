import { useTexts } from "#lib/browser/language/texts.ts";
import { useHydrated } from "#lib/browser/storage/store.ts";
import { isInAppBrowser } from "#lib/shop/account/sign-in-messages.ts";
import { account } from "#texts/en/account.ts";

type Props = { disabled: boolean; onClick: () => void };

/** Google's sign-in button, or the reason why it is missing in a browser inside another app: Google refuses those. */
export function GoogleButton({ disabled, onClick }: Props) {
  const t = useTexts(account);
  const hydrated = useHydrated();
  if (hydrated && isInAppBrowser(navigator.userAgent)) return <p className="notice">{t("noGoogle")}</p>;
  return (
    <button
      type="button"
      className="button w-full border-bark bg-rice text-ink enabled:hover:border-tamarind enabled:hover:bg-paper disabled:border-bark disabled:bg-rice disabled:text-tamarind"
      disabled={disabled || !hydrated}
      onClick={onClick}
    >
      <GoogleIcon className="size-5" /> {t("google")}
    </button>
  );
}

/** Google's logo in its own four colours, as its rules for sign-in buttons require. */
function GoogleIcon({ className }: { className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 48 48" width="24" height="24" className={className}>
      <path
        fill="#EA4335"
        d="M24 9.5c3.5 0 6.7 1.2 9.2 3.6l6.9-6.9A24 24 0 0 0 24 0 24 24 0 0 0 2.6 13.2l8 6.2A14.3 14.3 0 0 1 24 9.5z"
      />
      <path
        fill="#4285F4"
        d="M47 24.6c0-1.6-.2-3.1-.4-4.6H24v9h12.9a11 11 0 0 1-4.8 7.2l7.7 6A23.5 23.5 0 0 0 47 24.6z"
      />
      <path fill="#FBBC05" d="M10.5 28.6a14.5 14.5 0 0 1 0-9.2l-7.9-6.2a24 24 0 0 0 0 21.6z" />
      <path
        fill="#34A853"
        d="M24 48c6.5 0 11.9-2.1 15.9-5.8l-7.7-6a14.4 14.4 0 0 1-21.6-7.6l-8 6.2A24 24 0 0 0 24 48z"
      />
    </svg>
  );
}
