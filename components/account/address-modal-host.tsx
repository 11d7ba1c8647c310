"use client";
import { lazy, Suspense } from "react";
import { closeAddressModal, useAddressModalOpen } from "#lib/browser/account/address-modal.ts";
import { useRememberedUser } from "#lib/browser/account/remembered-user.ts";

/** With its form it comes only to those who ask for it. */
const AddressModal = lazy(() => import("./address-modal").then((module) => ({ default: module.AddressModal })));

/** Where a layout draws the address modal when somebody on its pages asks for it. */
export function AddressModalHost() {
  const open = useAddressModalOpen();
  const user = useRememberedUser();
  if (!open || !user) return null;
  return (
    <Suspense fallback={null}>
      <AddressModal key={user.id} onClose={closeAddressModal} />
    </Suspense>
  );
}
