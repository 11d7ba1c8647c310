import { CloseIcon } from "./icons/close";

/** The cross in a corner of a dialog. */
export function CloseButton({ onClick, className = "" }: { onClick: () => void; className?: string }) {
  return (
    <button type="button" aria-label="Close" className={`icon-button ${className}`} onClick={onClick}>
      <CloseIcon className="size-6" />
    </button>
  );
}
