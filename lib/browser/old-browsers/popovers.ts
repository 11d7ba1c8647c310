import { define } from "./define.ts";

/** Marks an open popover; app/styles/header.css draws it. */
const OPEN = "data-open";

/**
 * Popovers for Chrome below 114, Safari below 17 and Firefox below 125: their buttons, Esc and a press beside them open and
 * close them. Without this the menu of phones could not be used there.
 */
export function addPopovers(): void {
  if ("popover" in HTMLElement.prototype) return;
  define(HTMLElement.prototype, "hidePopover", function (this: Element) {
    this.removeAttribute(OPEN);
  });
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const menu = menuOf(target.closest("[popovertarget]"));
    for (const open of openMenus()) if (open !== menu && !open.contains(target)) open.removeAttribute(OPEN);
    menu?.toggleAttribute(OPEN);
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    for (const open of openMenus()) {
      open.removeAttribute(OPEN);
      document.querySelector<HTMLElement>(`[popovertarget="${open.id}"]`)?.focus();
    }
  });
}

function menuOf(button: Element | null): Element | null {
  return document.getElementById(button?.getAttribute("popovertarget") ?? "");
}

function openMenus(): Element[] {
  return [...document.querySelectorAll(`[popover][${OPEN}]`)];
}
