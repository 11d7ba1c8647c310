import { useEffect, useRef, useState } from "react";
import { removeFromDevice, signOut } from "#lib/browser/account/account.ts";
import { dequeue, useQueuedOrders } from "#lib/browser/checkout/queue.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import type { User } from "#lib/shop/account/user.ts";
import { profile } from "#texts/en/profile.ts";
import { AlertBox } from "@/components/ui/alert-box";
import { TitledSection } from "@/components/ui/titled-section";
import { useSubmission } from "./use-submission";

/**
 * The buttons that sign out, with or without leaving the details in this browser. They ask first about a queued order.
 */
export function SignOutButtons({ user }: { user: User }) {
  const t = useTexts(profile);
  const { problem, run } = useSubmission();
  const [asking, setAsking] = useState(false);
  const { orders } = useQueuedOrders();
  const own = orders.filter(({ user_id }) => user_id === user.id);
  const unsent = own.filter(({ status }) => status.state !== "placed");

  /** @param removed the queued orders that are removed with the details */
  const remove = async (removed: typeof own) => {
    if (await run(removeFromDevice)) for (const { order_id } of removed) await dequeue(order_id);
  };
  return (
    <TitledSection name="leave" title={t("leave")} look="sr-only" className="grid justify-items-start gap-3">
      <AlertBox text={problem} />
      <button type="button" className="button button-quiet w-full" onClick={() => run(signOut)}>
        {t("signOut")}
      </button>
      <button
        type="button"
        className="link min-h-11 text-left"
        onClick={() => (unsent.length > 0 ? setAsking(true) : remove(own))}
      >
        {t("remove")}
      </button>
      {asking && unsent.length > 0 && (
        <RemoveUnsent
          count={unsent.length}
          onKeep={() => remove(own.filter((order) => !unsent.includes(order)))}
          onRemove={() => remove(own)}
        />
      )}
      <p className="text-sm text-tamarind">{t("removeText")}</p>
    </TitledSection>
  );
}

type Props = { count: number; onKeep: () => void; onRemove: () => void };

/** Asks whether queued orders are removed too, before the user's details are removed from the device. */
export function RemoveUnsent({ count, onKeep, onRemove }: Props) {
  const t = useTexts(profile);
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <div className="notice notice-error grid justify-items-start gap-2">
      <p ref={question} tabIndex={-1}>
        {t("unsent", { count })}
      </p>
      <button type="button" className="button button-quiet" onClick={onKeep}>
        {t("keepUnsent", { count })}
      </button>
      <button type="button" className="link min-h-11 text-left" onClick={onRemove}>
        {t("removeUnsent", { count })}
      </button>
    </div>
  );
}
