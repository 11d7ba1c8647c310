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
        Throw it away
      </button>
    );
  return (
    <div className="grid w-full gap-2">
      <p ref={question} tabIndex={-1} className="notice">
        Throw this order away for good?{" "}
        {sent ? "It may have reached us already; then it is placed." : "It will not be placed."}
      </p>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        <button type="button" className="button button-quiet" onClick={onDiscard}>
          Yes, throw it away
        </button>
        <button type="button" className="link min-h-11" onClick={() => setAsking(false)}>
          Keep it
        </button>
      </div>
    </div>
  );
}
