import { lazy, Suspense } from "react";
import { addressModalOpen } from "#lib/browser/account/address-modal.ts";
import { useRememberedUser } from "#lib/browser/account/remembered-user.ts";
import { useStore } from "#lib/browser/storage/store.ts";

/** The modal's code is loaded when the modal is opened. */
const AddressModal = lazy(() => import("./address-modal").then((module) => ({ default: module.AddressModal })));

/** Renders the address modal when a component of the page opens it. */
export function AddressModalHost() {
  const open = useStore(addressModalOpen, false);
  const user = useRememberedUser();
  if (!open || !user) return null;
  return (
    <Suspense fallback={null}>
      <AddressModal key={user.id} onClose={() => addressModalOpen.write(false)} />
    </Suspense>
  );
}
