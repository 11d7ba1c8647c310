import { createStore } from "#lib/browser/storage/store.ts";

/** Whether the address modal is open. The header and the checkout can open it; whichever layout is there draws it. */
export const addressModalOpen = createStore(false);

export const openAddressModal = () => addressModalOpen.write(true);
