/** Marks an open popover; app/styles/header.css draws it. */
const OPEN = "data-open";

/**
 * Methods that the shop and its packages call and that Chrome below 93, Safari below 15.4 and Firefox below 92 lack.
 */
export function addMethods(): void {
  for (const type of [Array, String, Object.getPrototypeOf(Int8Array)] as { prototype: object }[])
    define(type.prototype, "at", at);
  define(Object, "hasOwn", hasOwn);
  define(String.prototype, "replaceAll", replaceAll);
}

function hasOwn(object: object, key: PropertyKey): boolean {
  return Object.getOwnPropertyDescriptor(object, key) !== undefined;
}

function at(this: { length: number; [index: number]: unknown }, index: number): unknown {
  const whole = Math.trunc(index) || 0;
  return this[whole < 0 ? this.length + whole : whole];
}

function replaceAll(this: string, found: string | RegExp, by: string): string {
  return typeof found === "string" ? this.split(found).join(by) : this.replace(found, by);
}

/**
 * Dialogs for Safari below 15.4 and Firefox below 98, which take one for an unknown element. The attribute shows it,
 * and app/globals.css puts it on top. What lies behind stays reachable.
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

/**
 * Popovers for Chrome below 114, Safari below 17 and Firefox below 125: their buttons, Esc and a press beside them open
 * and close them. Without this the menu of phones could not be used there.
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

/** Adds a method where the browser lacks it; the browser's own stays. */
function define(on: object, name: string, value: unknown): void {
  if (!(name in on)) Object.defineProperty(on, name, { value, writable: true, configurable: true });
}
