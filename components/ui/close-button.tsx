import { CloseIcon } from "./icons";
import { useWords } from "./words";

/** The cross in a corner of a dialog. */
export function CloseButton({ onClick, className = "" }: { onClick: () => void; className?: string }) {
  const { word } = useWords();
  return (
    <button type="button" aria-label={word("close")} className={`icon-button ${className}`} onClick={onClick}>
      <CloseIcon className="size-6" />
    </button>
  );
}
