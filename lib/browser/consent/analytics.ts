/** The provider's analytics. Only ever loaded by a dynamic import, and only after a visitor has agreed. */
import { type Analytics, initializeAnalytics, isSupported, setAnalyticsCollectionEnabled } from "firebase/analytics";
import { initializeApp } from "firebase/app";
import { firebaseSettings } from "#lib/browser/env.ts";

let analytics: Analytics | null = null;

/** Starts or stops counting visits. After a withdrawn consent nothing is counted for the rest of the page either. */
export async function countVisits(measurementId: string, counting: boolean): Promise<void> {
  if (!analytics) {
    if (!counting || !(await isSupported())) return;
    // An app of its own, so that it doesn't matter whether sign-in has been loaded before.
    analytics = initializeAnalytics(initializeApp({ ...firebaseSettings, measurementId }, "analytics"));
  }
  setAnalyticsCollectionEnabled(analytics, counting);
}
