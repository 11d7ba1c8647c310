import { useEffect, useRef, useState } from "react";
import { useConsent } from "#lib/browser/consent/consent.ts";
import { expireVisitCookies } from "#lib/browser/consent/visit-cookies.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import { useClearPlace } from "#lib/browser/page/use-clear-place.ts";
import { consent } from "#texts/en/consent.ts";
import "@/components/ui/edge-card.css";

/**
 * Asks once whether visits may be counted. Like the first-order offer it lies on no button at rest, and moves nothing.
 */
export function Question({ measurementId }: { measurementId: string }) {
  const t = useTexts(consent);
  const { answer, ready, decide } = useConsent();
  const counted = useRef(false);
  const card = useRef<HTMLElement>(null);
  const asks = ready && answer === null;
  // Who changes an answer has asked for the question, at the page's foot.
  const [isAgain, setIsAgain] = useState(answer !== null);
  if (ready && answer !== null && !isAgain) setIsAgain(true);
  const isClear = useClearPlace(card, asks, true) || isAgain;
  useEffect(() => {
    const counting = answer === "yes";
    if (ready && !counting) expireVisitCookies();
    if (!counting && !counted.current) return;
    counted.current = true;
    // An error of the visit counter does not concern the visitor.
    import("#lib/browser/consent/analytics.ts")
      .then(({ countVisits }) => countVisits(measurementId, counting))
      .catch(() => {});
  }, [answer, ready, measurementId]);

  if (!asks) return null;
  return (
    <section
      ref={card}
      aria-label={t("label")}
      className={`edge-card edge-line consent-line ${isClear ? "" : "invisible"}`}
    >
      <p className="max-md:text-sm max-md:leading-tight md:col-span-full">{t("question")}</p>
      <div className="edge-card-buttons">
        <button type="button" className="button button-quiet min-h-11 w-22 px-0 text-sm" onClick={() => decide("no")}>
          {t("no")}
        </button>
        <button type="button" className="button button-quiet min-h-11 w-22 px-0 text-sm" onClick={() => decide("yes")}>
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
