import { type ComponentType, lazy, Suspense, useState } from "react";
import { guestEmail } from "#lib/browser/account/guest-email.ts";
import { rememberedUser } from "#lib/browser/account/remembered-user.ts";
import { useHydrated } from "#lib/browser/storage/store.ts";

/** The dialogs are loaded when they are opened: no product page waits for them. */
const GuestEmailDialog: ComponentType<{ onGiven: () => void; onClosed: () => void }> = lazy(() =>
  import("./guest-email-dialog").then((module) => ({ default: module.GuestEmailDialog })),
);
const SampleDialog: ComponentType<{ onClosed: () => void }> = lazy(() =>
  import("./sample-dialog").then((module) => ({ default: module.SampleDialog })),
);

type Props = { text: string; className: string };

/** The button that opens the free samples; a guest gives an e-mail address first. */
export function ChooseSamples({ text, className }: Props) {
  const [step, setStep] = useState<"closed" | "email" | "samples">("closed");
  const ready = useHydrated();
  const open = () => setStep(rememberedUser.read() || guestEmail.read() ? "samples" : "email");
  const close = (closed: typeof step) => setStep((now) => (now === closed ? "closed" : now));
  return (
    <>
      <button type="button" className={className} disabled={!ready} onClick={open}>
        {text}
      </button>
      <Suspense fallback={null}>
        {step === "email" && <GuestEmailDialog onGiven={() => setStep("samples")} onClosed={() => close("email")} />}
        {step === "samples" && <SampleDialog onClosed={() => close("samples")} />}
      </Suspense>
    </>
  );
}
