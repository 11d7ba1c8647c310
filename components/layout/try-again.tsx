"use client";
import { useEffect } from "react";
import { abortAfter } from "#lib/browser/abort-after.ts";
import { onReconnect } from "#lib/browser/offline-queue/on-reconnect.ts";

/**
 * So often the page asks, in milliseconds: on a network that leads nowhere a browser calls itself online, and says nothing
 * when the way is free.
 */
const ASK_EVERY = 5_000;

const reload = () => window.location.reload();

/**
 * Asks for the page first: a reload that comes while the shopper is on her way to another one takes her back, and the
 * question is dropped with the page that she leaves. Where nobody answers, this page stays: it has said so already.
 */
function reloadWhereItAnswers(): void {
  if (document.visibilityState === "hidden") return;
  const signal = abortAfter(ASK_EVERY);
  fetch(window.location.href, { method: "HEAD", signal }).then(reload, () => {});
}

/** Loads the page anew: when pressed, and by itself when the connection is back. */
export function TryAgain() {
  useEffect(() => {
    const asking = setInterval(reloadWhereItAnswers, ASK_EVERY);
    const leave = onReconnect(reloadWhereItAnswers);
    return () => {
      clearInterval(asking);
      leave();
    };
  }, []);

  return (
    <button type="button" className="button button-quiet" onClick={reload}>
      Try again
    </button>
  );
}
