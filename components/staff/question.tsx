import type { ReactNode } from "react";
import { QuietButton } from "./view-state";

type Props = { yes: string; isBusy: boolean; onYes: () => void; onNo: () => void; children: ReactNode };

/** What is asked before a press is carried out. */
export function Question({ yes, isBusy, onYes, onNo, children }: Props) {
  return (
    <div role="alert" className="notice">
      <p>{children}</p>
      <div className="staff-actions mt-3">
        <button type="button" className="button" disabled={isBusy} onClick={onYes}>
          {yes}
        </button>
        <QuietButton onClick={onNo}>No</QuietButton>
      </div>
    </div>
  );
}
