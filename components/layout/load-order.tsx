import { loadOrderScript } from "#inline/load-order.ts";

/** What orders a page's loading (load-order-script.ts), once per page, below everything that is seen. */
export function LoadOrder() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a text of our own, the same on every page
  return <script dangerouslySetInnerHTML={{ __html: loadOrderScript }} />;
}
