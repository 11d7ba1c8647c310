"use client";
import { useConsent } from "#lib/browser/consent/consent.ts";
import { measurementId } from "#lib/browser/env.ts";

/** What was answered about counting visits, and the way to answer anew. */
export function ConsentChoice() {
  return measurementId === null ? null : <Choice />;
}

function Choice() {
  const { answer, decide } = useConsent();
  if (answer === null) return null;
  return (
    <p>
      Counting your visits: {answer}.{" "}
      <button type="button" className="min-h-11 underline underline-offset-4" onClick={() => decide(null)}>
        Change
      </button>
    </p>
  );
}
