import { vi } from "vitest";

/** A storage like the browser's, in memory: its items are its own properties. */
class MemoryStorage {
  readonly #isFull: () => boolean;
  [key: string]: unknown;
  constructor(isFull: () => boolean) {
    this.#isFull = isFull;
  }
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null;
  }
  setItem(key: string, value: string): void {
    if (this.#isFull()) throw new DOMException("full", "QuotaExceededError");
    this[key] = value;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}

/** As much of a browser's window as lib/browser needs to run here: storage, and events between tabs. */
export function stubWindow() {
  let full = false;
  const [localStorage, sessionStorage] = [new MemoryStorage(() => full), new MemoryStorage(() => full)];
  const events = new EventTarget();
  vi.stubGlobal("window", Object.assign(events, { localStorage, sessionStorage }));
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal("navigator", { onLine: true });
  return {
    localStorage,
    sessionStorage,
    /** From now on every write fails, as on a full disk. */
    fill() {
      full = true;
    },
    /** Another tab has changed this key; null: it has cleared everything. */
    changedElsewhere: (key: string | null) => events.dispatchEvent(Object.assign(new Event("storage"), { key })),
    /** The page is shown; persisted: as it was left, from the browser's memory. */
    shown: ({ persisted }: { persisted: boolean }) =>
      events.dispatchEvent(Object.assign(new Event("pageshow"), { persisted })),
  };
}
