"use client";
import { useEffect, useRef } from "react";
import { useTexts } from "#lib/browser/language/texts.ts";
import { profile } from "#texts/en/profile.ts";

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
