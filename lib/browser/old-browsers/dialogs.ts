import { define } from "./define.ts";

/**
 * Dialogs for Safari below 15.4 and Firefox below 98, which take one for an unknown element. The attribute shows it, and
 * app/globals.css puts it on top. What lies behind stays reachable.
 */
export function addDialogs(): void {
  if (typeof HTMLDialogElement !== "undefined") return;
  const { prototype } = HTMLUnknownElement;
  define(prototype, "showModal", function (this: Element) {
    this.setAttribute("open", "");
  });
  define(prototype, "close", function (this: Element) {
    if (!this.hasAttribute("open")) return;
    this.removeAttribute("open");
    this.dispatchEvent(new Event("close"));
  });
  Object.defineProperty(prototype, "open", {
    configurable: true,
    get(this: Element) {
      return this.hasAttribute("open");
    },
  });
}
