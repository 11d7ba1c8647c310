import { useEffect } from "react";
import { hideNotice, useNotice } from "#lib/browser/staff/change-notice.ts";
import { CloseButton } from "@/components/ui/close-button";

/** As long as a customer's message waits, a change can be undone without one, in milliseconds. */
const UNDO_WITHIN = 60_000;
/** A notice that has nothing to undo stays so long, in milliseconds. */
const SHOWN = 8000;

/** What the last change did, at the foot of the window, with the button that undoes it or tries it again. */
export function ChangeNoticeBar() {
  const notice = useNotice();
  useEffect(() => {
    if (!notice || notice.failed?.length || notice.again) return;
    const timer = setTimeout(hideNotice, notice.undo ? UNDO_WITHIN : SHOWN);
    return () => clearTimeout(timer);
  }, [notice]);
  const press = notice?.again ?? notice?.undo;
  return (
    <div role={notice?.again ? "alert" : "status"} className="staff-notice">
      {notice && (
        <div className="staff-notice-card">
          <div>
            <p>{notice.text}</p>
            {notice.failed && notice.failed.length > 0 && (
              <ul>
                {notice.failed.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            )}
          </div>
          {press && (
            <button
              type="button"
              className="staff-undo"
              onClick={() => {
                hideNotice();
                press();
              }}
            >
              {notice.again ? "Try again" : "Undo"}
            </button>
          )}
          <CloseButton onClick={hideNotice} />
        </div>
      )}
    </div>
  );
}
