"use client";
import { useEffect } from "react";
import { abortAfter } from "#lib/browser/api/abort-after.ts";
import { onReconnect } from "#lib/browser/checkout/on-reconnect.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import { trouble } from "#texts/en/trouble.ts";

/** The interval of the probes, in milliseconds. */
const ASK_EVERY = 5_000;

const reload = () => window.location.reload();

/**
 * Probes the page first: a reload that comes while the customer moves to another page would take them back; leaving the
 * page drops the probe. Without a response this page stays as it is.
 */
function reloadWhereItAnswers(): void {
  if (document.visibilityState === "hidden") return;
  const signal = abortAfter(ASK_EVERY);
  fetch(window.location.href, { method: "HEAD", signal }).then(reload, () => {});
}

/** Loads the page anew: when pressed, and by itself when the connection is back. */
export function TryAgain() {
  const t = useTexts(trouble);
  useEffect(() => onReconnect(reloadWhereItAnswers, ASK_EVERY), []);
  return (
    <button type="button" className="button button-quiet" onClick={reload}>
      {t("tryAgain")}
    </button>
  );
}
