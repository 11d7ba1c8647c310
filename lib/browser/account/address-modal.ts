import { useSyncExternalStore } from "react";

/** The address modal can be opened from the header and from the checkout; whichever layout is there draws it. */
const listeners = new Set<() => void>();
let open = false;

function set(next: boolean): void {
  open = next;
  for (const listener of listeners) listener();
}

export const openAddressModal = () => set(true);
export const closeAddressModal = () => set(false);

/** Returns true when the modal should be open. */
export function useAddressModalOpen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open,
    () => false,
  );
}
