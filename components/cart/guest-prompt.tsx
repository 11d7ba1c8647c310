import { useRef } from "react";
import { usePageRouter } from "#lib/browser/language/navigation.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import { guestPrompt } from "#texts/en/guest-prompt.ts";
import { Agreement } from "@/components/policies/agreement";
import { DialogCard } from "@/components/ui/dialog-card";

type Props = {
  onGuest: () => void;
  /** @param chosen false when the shopper closed the question without an answer */
  onClosed: (chosen: boolean) => void;
};

/** Asks a customer who is not signed in how to go on. */
export function GuestPrompt({ onGuest, onClosed }: Props) {
  const t = useTexts(guestPrompt);
  const router = usePageRouter();
  const chosen = useRef(false);
  return (
    <DialogCard heading={t("title")} onClosed={() => onClosed(chosen.current)}>
      {(close) => {
        const choose = (go: () => void) => () => {
          chosen.current = true;
          close();
          go();
        };
        return (
          <>
            <div className="mt-5 grid gap-2">
              <button type="button" className="button" onClick={choose(() => router.push("/login"))}>
                {t("signIn")}
              </button>
              <p className="text-center text-tamarind">{t("signInText")}</p>
              <button type="button" className="button button-quiet mt-2" onClick={choose(onGuest)}>
                {t("guest")}
              </button>
              <p className="text-center text-tamarind">{t("guestText")}</p>
            </div>
            <p className="mt-5 text-sm">{t("purpose")}</p>
            <Agreement className="mt-1" />
          </>
        );
      }}
    </DialogCard>
  );
}
