import type { Check } from "#lib/shop/storage/type-guards.ts";
import { createStore, endAll, listen, type ReadableStore } from "./store.ts";

/** What can't be read of a browser's storage is moved under this prefix. */
export const DISCARDED = "unreadable:";

type Area = "localStorage" | "sessionStorage";

/** A typed key of the browser's storage. It reads the stored value, or the fallback. */
export type StorageItem<T> = ReadableStore<T> & {
  key: string;
  /**
   * Stores a value; null removes the key. False when the browser refused: then the value lasts as long as this page.
   */
  write(value: T): boolean;
};

/**
 * Makes a storage item. Storage can be full, forbidden, edited by hand or written by an older version of the shop: an
 * invalid value is moved to a discarded key, and a value that can't be stored stays in memory. Every page has storage
 * items, so this file must not import the schema library: items that need it use `checkWithSchema`.
 * @param toStored makes what is stored of a value, which `check` reads again
 */
export function storageItem<T>(
  area: Area,
  key: string,
  check: Check<T>,
  fallback: T,
  toStored: (value: NonNullable<T>) => unknown = (value) => value,
): StorageItem<T> {
  const changes = createStore(null);
  let text: string | null | undefined;
  let value = fallback;

  function read(): T {
    const now = readText(area, key);
    if (now === undefined || now === text) return value;
    text = now;
    value = now === null ? fallback : parsed(now);
    return value;
  }

  function parsed(now: string): T {
    const checked = check(jsonOf(now));
    if (checked !== undefined) return checked;
    writeText(area, DISCARDED + key, now);
    return fallback;
  }

  function write(next: T): boolean {
    const nextText = next == null ? null : JSON.stringify(toStored(next));
    const isSaved = writeText(area, key, nextText);
    text = isSaved ? nextText : readText(area, key);
    value = next;
    changes.write(null);
    return isSaved;
  }

  function subscribe(listener: () => void): () => void {
    /**
     * Other tabs' changes arrive as storage events; a cleared storage has no key. A page that Back brings back from the
     * browser's memory has missed them.
     */
    const onChange = (event: StorageEvent | PageTransitionEvent) => {
      if ("key" in event ? event.key === key || event.key === null : event.persisted) listener();
    };
    return endAll(changes.subscribe(listener), listen(window, ["storage", "pageshow"], onChange));
  }

  return { key, read, write, subscribe };
}

/** One item per user, so that a page reads the same object until it changes. */
export function perUser<T>(make: (userId: string) => StorageItem<T>): (userId: string) => StorageItem<T> {
  const items = new Map<string, StorageItem<T>>();
  return (userId) => {
    const item = items.get(userId) ?? make(userId);
    items.set(userId, item);
    return item;
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** undefined when the browser forbids storage. */
function readText(area: Area, key: string): string | null | undefined {
  try {
    return window[area].getItem(key);
  } catch {
    return undefined;
  }
}

function writeText(area: Area, key: string, text: string | null): boolean {
  try {
    if (text === null) window[area].removeItem(key);
    else window[area].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
