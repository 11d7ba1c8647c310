import "server-only";

/** Every call of the API. A test compares this list with the route files. */
const ROUTES = new Set([
  "/api/config",
  "/api/cron",
  "/api/email-test",
  "/api/health",
  "/api/metrics",
  "/api/notifications",
  "/api/notifications/dismiss",
  "/api/notifications/retry",
  "/api/offers",
  "/api/offers/first-order",
  "/api/order-link",
  "/api/order-status",
  "/api/orders",
  "/api/orders/adopt",
  "/api/shop",
  "/api/shop/revalidate",
  "/api/staff/connection",
  "/api/staff/order-links",
  "/api/staff/session",
  "/api/staff/slips",
  "/api/whatsapp",
]);

/** The one call with something of its own in its path. */
const PRODUCT = /^\/api\/products\/[^/]+$/;

/**
 * The loggable name of a request's address: the call, or '/api/…' for an unknown one. A path as it was sent may contain a
 * phone number, a name or a token.
 */
export function logRoute(url: string): string {
  const { pathname } = new URL(url);
  if (PRODUCT.test(pathname)) return "/api/products/[slug]";
  return ROUTES.has(pathname) ? pathname : "/api/…";
}
