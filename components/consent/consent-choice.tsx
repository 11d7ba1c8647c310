"use client";
import { useConsent } from "#lib/browser/consent/consent.ts";
import { measurementId } from "#lib/browser/env.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import { consent } from "#texts/en/consent.ts";

/** The choice about counting visits, and buttons to change it. */
export function ConsentChoice() {
  return measurementId === null ? null : <Choice />;
}

function Choice() {
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
