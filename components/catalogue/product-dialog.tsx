"use client";
import type { ReactNode, RefObject } from "react";
import { CloseButton } from "@/components/ui/close-button";

type Props = { ref: RefObject<HTMLDialogElement | null>; name?: string; onClose: () => void; children: ReactNode };

/** A product over its category's page. A native dialog: it traps the focus and returns it to the card. */
export function ProductDialog({ ref, name, onClose, children }: Props) {
  return (
    <dialog
      ref={ref}
      data-address
      aria-label={name}
      className="m-auto max-h-[calc(100dvh-1.5rem)] w-[min(56rem,calc(100vw-1.5rem))] overflow-clip rounded-pack bg-rice text-ink [&[open]]:flex"
      onCancel={onClose}
      // The browser fires it a frame late: the dialog may be open again by then, for another card.
      onClose={() => ref.current?.open || onClose()}
    >
      {/* What scrolls is in the dialog, and holds what is placed in it for screen readers alone: the cross stays where it is. */}
      <div className="relative grow overflow-y-auto overscroll-contain">{children}</div>
      <CloseButton className="absolute top-3 right-3 bg-rice-90" onClick={onClose} />
    </dialog>
  );
}
