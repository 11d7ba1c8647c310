import { type ReactNode, useId } from "react";
import { createPortal } from "react-dom";
import { CloseButton } from "./close-button";
import { useModal } from "./use-modal";

type Props = {
  heading: string;
  wide?: boolean;
  onClosed: () => void;
  children: (close: () => void) => ReactNode;
};

/**
 * A modal card, open while it is rendered. It is rendered at the end of the page, because inside another dialog it
 * would close together with that one.
 */
export function DialogCard({ heading, wide = false, onClosed, children }: Props) {
  const id = useId();
  const { close, dialog } = useModal(onClosed);
  const size = wide ? "w-[min(42rem,calc(100vw-2rem))] sm:p-8" : "w-[min(28rem,calc(100vw-2rem))]";
  return createPortal(
    <dialog
      {...dialog}
      aria-labelledby={id}
      className={`m-auto max-h-[calc(100dvh-2rem)] rounded-pack bg-rice p-6 text-ink ${size}`}
    >
      <h2 id={id} className="pr-12 text-3xl">
        {heading}
      </h2>
      {children(close)}
      <CloseButton className="absolute top-3 right-3" onClick={close} />
    </dialog>,
    document.body,
  );
}
