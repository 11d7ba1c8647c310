import { createStore, useStore } from "#lib/browser/storage/store.ts";

/** The address modal can be opened from the header and from the checkout; whichever layout is there draws it. */
const isOpen = createStore(false);

export const openAddressModal = () => isOpen.write(true);
export const closeAddressModal = () => isOpen.write(false);

/** Returns true when the modal should be open. */
export const useAddressModalOpen = (): boolean => useStore(isOpen, false);
