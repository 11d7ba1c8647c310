import { createStore, useStore } from "#lib/browser/storage/store.ts";

/**
 * What a change did, in words, and how it is undone, or tried again when its answer did not come. `failed` says of each
 * order that was not changed why; `anyway` changes those that had moved all the same.
 */
type ChangeNotice = {
  id: number;
  text: string;
  failed?: string[];
  undo?: () => void;
  again?: () => void;
  anyway?: () => void;
};

const current = createStore<ChangeNotice | null>(null);
let made = 0;

/** Shows what a change did, in place of what an earlier one did. */
export function showNotice(notice: Omit<ChangeNotice, "id">): void {
  made += 1;
  current.write({ ...notice, id: made });
}

/** Takes the notice away. */
export const hideNotice = (): void => current.write(null);

/** The notice to show, or null. */
export const useNotice = (): ChangeNotice | null => useStore(current, null);
