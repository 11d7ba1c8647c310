import { useSyncExternalStore } from "react";
import { DISCARDED } from "#lib/shop/storage/discarded-keys.ts";
import type { Check } from "#lib/shop/storage/type-guards.ts";

type Area = "localStorage" | "sessionStorage";

/** One key of the browser's storage, read through its check. */
export type StorageItem<T> = {
  /** What is kept, or the fallback. The same object until it changes. */
  read(): T;
  /** Keeps a value, null by removing the key; false when the browser refused and it lives only as long as this page. */
  write(value: T): boolean;
  subscribe(listener: () => void): () => void;
};

/**
 * The typed item to one storage key. Storage can be full, forbidden, edited by hand or written by an older version of
 * the shop: whatever the check refuses is put aside, and a value that can't be stored is kept in memory. Every page has
 * items, so this file must not bring the schemas' library along: what needs it says `checkWithSchema`.
 */
export function storageItem<T>(area: Area, key: string, check: Check<T>, fallback: T): StorageItem<T> {
  const listeners = new Set<() => void>();
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
    const nextText = next === null ? null : JSON.stringify(next);
    const kept = writeText(area, key, nextText);
    text = kept ? nextText : readText(area, key);
    value = next;
    for (const listener of listeners) listener();
    return kept;
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    /** Other tabs' changes arrive as storage events; a cleared storage has no key. */
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) listener();
    };
    window.addEventListener("storage", onStorage);
    return () => {
      listeners.delete(listener);
      window.removeEventListener("storage", onStorage);
    };
  }

  return { read, write, subscribe };
}

/** A stored value in a component; the fallback while the server's HTML is being taken over. */
export function useStorageItem<T>(item: StorageItem<T>, whileServer: T): T {
  return useSyncExternalStore(item.subscribe, item.read, () => whileServer);
}

const noChange = () => () => {};

/** Has the browser taken over from the server's HTML? Before that, nothing stored can be shown. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
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
