import { CloseIcon } from "./icons";
import { useWords } from "./words";

/** The cross in a corner of a dialog. */
export function CloseButton({ onClick, className = "" }: { onClick: () => void; className?: string }) {
  const { words } = useWords();
  return (
    <button type="button" aria-label={words.close} className={`icon-button ${className}`} onClick={onClick}>
      <CloseIcon className="size-6" />
    </button>
  );
}
