import { useEffect, useRef, useState } from "react";
import { useTexts } from "#lib/browser/language/texts.ts";
import { queue } from "#texts/en/queue.ts";

type Props = {
  /** It was sent, and its outcome is unknown. */
  sent: boolean;
  onDiscard: () => void;
};

/** Discards a queued order, after asking: it can't be restored. */
export function DiscardOrder({ sent, onDiscard }: Props) {
  const t = useTexts(queue);
  const [asking, setAsking] = useState(false);
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (asking) question.current?.focus();
  }, [asking]);
  if (!asking)
    return (
      <button type="button" className="link min-h-11" onClick={() => setAsking(true)}>
        {t("discard")}
      </button>
    );
  return (
    <div className="grid w-full gap-2">
      <p ref={question} tabIndex={-1} className="notice">
        {t(sent ? "discardSent" : "discardUnsent")}
      </p>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        <button type="button" className="button button-quiet" onClick={onDiscard}>
          {t("yes")}
        </button>
        <button type="button" className="link min-h-11" onClick={() => setAsking(false)}>
          {t("keep")}
        </button>
      </div>
    </div>
  );
}
