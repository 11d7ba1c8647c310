import { useSyncExternalStore } from "react";
import * as z from "zod/mini";

type Area = "localStorage" | "sessionStorage";

/** One key of the browser's storage, read through its schema. */
export type Stored<T> = {
  /** What is kept, or the fallback. The same object until it changes. */
  read(): T;
  /** Keeps a value; false when the browser refused and it lives only as long as this page. */
  write(value: T): boolean;
  subscribe(listener: () => void): () => void;
};

/** What can't be read is moved under this prefix, so that it breaks nothing and is not lost. */
const PUT_ASIDE = "unreadable:";

/**
 * The typed door to one storage key. Storage can be full, forbidden, edited by hand or written by an older version of
 * the shop: whatever does not parse is put aside, and a value that can't be stored is kept in memory.
 */
export function stored<T>(area: Area, key: string, schema: z.ZodMiniType<T>, fallback: T): Stored<T> {
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
    const result = z.safeParse(schema, jsonOf(now));
    if (result.success) return result.data;
    writeText(area, PUT_ASIDE + key, now);
    return fallback;
  }

  function write(next: T): boolean {
    const nextText = JSON.stringify(next);
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
export function useStored<T>(door: Stored<T>, whileServer: T): T {
  return useSyncExternalStore(door.subscribe, door.read, () => whileServer);
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

function writeText(area: Area, key: string, text: string): boolean {
  try {
    window[area].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
