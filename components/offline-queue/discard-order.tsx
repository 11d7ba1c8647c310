"use client";
import { useEffect, useRef, useState } from "react";

type Props = {
  /** It was sent, and its outcome is unknown. */
  sent: boolean;
  onDiscard: () => void;
};

/** Discards a queued order, after asking: it can't be restored. */
export function DiscardOrder({ sent, onDiscard }: Props) {
  const [asking, setAsking] = useState(false);
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (asking) question.current?.focus();
  }, [asking]);
  if (!asking)
    return (
      <button type="button" className="link min-h-11" onClick={() => setAsking(true)}>
        Discard order
      </button>
    );
  return (
    <div className="grid w-full gap-2">
      <p ref={question} tabIndex={-1} className="notice">
        Discard this order for good?{" "}
        {sent ? "It may have reached us already. If so, it's placed." : "It won't be placed."}
      </p>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        <button type="button" className="button button-quiet" onClick={onDiscard}>
          Yes, discard it
        </button>
        <button type="button" className="link min-h-11" onClick={() => setAsking(false)}>
          Keep it
        </button>
      </div>
    </div>
  );
}
