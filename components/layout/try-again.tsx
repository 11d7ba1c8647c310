"use client";
import { useEffect } from "react";
import { onReconnect } from "@/lib/browser/on-reconnect";

const reload = () => window.location.reload();

/**
 * Asks for the page first: a reload that comes while the shopper is on her way to another one takes her back, and the
 * question is dropped with the page that she leaves. Where nobody answers, this page stays: it has said so already.
 */
function reloadWhereItAnswers(): void {
  fetch(window.location.href, { method: "HEAD" }).then(reload, () => {});
}

/** Loads the page anew: when pressed, and by itself when the connection is back. */
export function TryAgain() {
  useEffect(() => onReconnect(reloadWhereItAnswers), []);

  return (
    <button type="button" className="button button-quiet" onClick={reload}>
      Try again
    </button>
  );
}
