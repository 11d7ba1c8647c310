"use client";
import { useEffect, useRef } from "react";

type Props = { count: number; onKeep: () => void; onRemove: () => void };

/** Asks whether queued orders are removed too, before the user's details are removed from the device. */
export function RemoveUnsent({ count, onKeep, onRemove }: Props) {
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <div className="notice notice-error grid justify-items-start gap-2">
      <p ref={question} tabIndex={-1}>
        {count === 1 ? "One of your orders is" : `${count} of your orders are`} only on this device: we don't have{" "}
        {count === 1 ? "it" : "them"} yet. Remove {count === 1 ? "it, and it's" : "them, and they're"} gone for good.
      </p>
      <button type="button" className="button button-quiet" onClick={onKeep}>
        Keep {count === 1 ? "it" : "them"}, remove the rest
      </button>
      <button type="button" className="link min-h-11 text-left" onClick={onRemove}>
        Remove everything, the unsent {count === 1 ? "order" : "orders"} too
      </button>
    </div>
  );
}
