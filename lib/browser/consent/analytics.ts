/** The provider's analytics. Only ever loaded by a dynamic import, and only after a visitor has agreed. */
import {
  type Analytics,
  initializeAnalytics,
  isSupported,
  logEvent,
  setAnalyticsCollectionEnabled,
} from "firebase/analytics";
import { initializeApp } from "firebase/app";
import { firebaseSettings } from "#lib/browser/env.ts";
import type { Line } from "#lib/shop/pricing/line.ts";
import { eventParams, type ShopEvent } from "./event-params.ts";

let analytics: Analytics | null = null;

/** Starts or stops counting visits. After a withdrawn consent nothing is counted for the rest of the page either. */
export async function countVisits(measurementId: string, counting: boolean): Promise<void> {
  if (!analytics) {
    if (!counting || !(await isSupported())) return;
    // An app of its own, so that it doesn't matter whether sign-in has been loaded before.
    const app = initializeApp({ ...firebaseSettings, measurementId }, "analytics");
    // What follows the path may be an order's id, or the words of a search.
    analytics = initializeAnalytics(app, { config: { page_location: location.origin + location.pathname } });
  }
  setAnalyticsCollectionEnabled(analytics, counting);
}

/** Sends one event of the shop, from a visitor who has agreed. */
export async function logShopEvent(
  measurementId: string,
  event: ShopEvent,
  lines: Line[],
  total?: number,
): Promise<void> {
  const params = eventParams(event, lines, total, location.href);
  if (!params) return;
  await countVisits(measurementId, true);
  // A type of its own for each event would say the same four times.
  if (analytics) logEvent(analytics, event as string, params);
}
