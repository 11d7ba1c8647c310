import { useSyncExternalStore } from "react";

/**
 * What a change did, in words, and how it is undone, or tried again when its answer did not come. `failed` says of each order
 * that was not changed why; `anyway` changes those that had moved all the same.
 */
export type ChangeNotice = {
  id: number;
  text: string;
  failed?: string[];
  undo?: () => void;
  again?: () => void;
  anyway?: () => void;
};

let current: ChangeNotice | null = null;
let made = 0;
const listeners = new Set<() => void>();

/** Shows what a change did, in place of what an earlier one did. */
export function showNotice(notice: Omit<ChangeNotice, "id">): void {
  made += 1;
  set({ ...notice, id: made });
}

/** Takes the notice away. */
export function hideNotice(): void {
  set(null);
}

function set(notice: ChangeNotice | null): void {
  current = notice;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The notice to show, or null. */
export function useNotice(): ChangeNotice | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}
