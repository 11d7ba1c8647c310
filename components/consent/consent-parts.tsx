"use client";
import { useEffect, useRef } from "react";
import { useConsent } from "#lib/browser/consent/consent.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import { consent } from "#texts/en/consent.ts";

/** Asks once whether visits may be counted. It overlaps the page's end and moves nothing. */
export function Question({ measurementId }: { measurementId: string }) {
  const t = useTexts(consent);
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
    <section aria-label={t("label")} className="consent-line">
      <p className="mr-auto">{t("question")}</p>
      <div className="flex gap-3">
        <button type="button" className="button button-quiet min-h-11 w-20 px-0" onClick={() => decide("no")}>
          {t("no")}
        </button>
        <button type="button" className="button button-quiet min-h-11 w-20 px-0" onClick={() => decide("yes")}>
          {t("yes")}
        </button>
      </div>
    </section>
  );
}

/** The choice about counting visits, and a button to change it. */
export function Choice() {
  const t = useTexts(consent);
  const { answer, decide } = useConsent();
  if (answer === null) return null;
  return (
    <p>
      <span>{t("counting", { answer })}</span>{" "}
      <button type="button" className="min-h-11 underline underline-offset-4" onClick={() => decide(null)}>
        {t("change")}
      </button>
    </p>
  );
}
