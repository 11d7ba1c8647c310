import { useEffect, useRef } from "react";

/**
 * A native modal dialog, open while its component is rendered: it traps the focus and returns it.
 * @param onClosed takes the component away
 * @returns what closes it, and the props of the dialog element
 */
export function useModal(onClosed: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const isClosed = useRef(false);
  useEffect(() => ref.current?.showModal(), []);
  // The browser fires the close event one frame late. If onClosed waited for it, it would also close a dialog that the
  // shopper has opened again in between.
  const close = () => {
    ref.current?.close();
    if (isClosed.current) return;
    isClosed.current = true;
    onClosed();
  };
  return { close, dialog: { ref, onCancel: close, onClose: close } };
}
