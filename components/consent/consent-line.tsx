"use client";
import { useEffect, useRef } from "react";
import { useConsent } from "#lib/browser/consent/consent.ts";
import { measurementId } from "#lib/browser/env.ts";

/** Asks once whether visits may be counted, where the shop counts any. It overlaps the page's end and moves nothing. */
export function ConsentLine() {
  return measurementId === null ? null : <Question measurementId={measurementId} />;
}

function Question({ measurementId }: { measurementId: string }) {
  const { answer, ready, decide } = useConsent();
  const counted = useRef(false);
  useEffect(() => {
    if (answer !== "yes" && !counted.current) return;
    counted.current = true;
    const counting = answer === "yes";
    // An error of the visit counter does not concern the visitor.
    import("#lib/browser/consent/analytics.ts")
      .then(({ countVisits }) => countVisits(measurementId, counting))
      .catch(() => {});
  }, [answer, measurementId]);

  if (!ready || answer !== null) return null;
  return (
    <section aria-label="Counting visits" className="consent-line">
      <p className="mr-auto">
        May we count visits with Google Analytics? It sets cookies. Say no, and everything works the same.
      </p>
      <div className="flex gap-3">
        <button type="button" className="button button-quiet min-h-11 w-20 px-0" onClick={() => decide("no")}>
          No
        </button>
        <button type="button" className="button button-quiet min-h-11 w-20 px-0" onClick={() => decide("yes")}>
          Yes
        </button>
      </div>
    </section>
  );
}
