/**
 * Headers of every response, on any host. Browsers ignore the first one over plain http, so localhost is never locked into
 * https. Sign-in by pop-up needs its opener.
 */
export const securityHeaders = {
  "Strict-Transport-Security": "max-age=31536000",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
};

/** The part of the content security policy that needs no hashes. The edge server adds the rest, page by page. */
export const basePolicy = "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
