import { useEffect } from "react";
import { hideNotice, useNotice } from "#lib/browser/staff/change-notice.ts";
import { CloseButton } from "@/components/ui/close-button";

/** As long as a customer's message waits, a change can be undone without one, in milliseconds. */
const UNDO_WITHIN = 60_000;
/** A notice that has nothing to undo stays so long, in milliseconds. */
const SHOWN = 8000;

/** What the last change did, at the foot of the window, with the buttons that undo it, try it again, or go on. */
export function ChangeNoticeBar() {
  const notice = useNotice();
  useEffect(() => {
    if (!notice || notice.failed?.length || notice.again) return;
    const timer = setTimeout(hideNotice, notice.undo ? UNDO_WITHIN : SHOWN);
    return () => clearTimeout(timer);
  }, [notice]);
  const pressed = (work: () => void) => () => {
    hideNotice();
    work();
  };
  return (
    <div role={notice?.again ? "alert" : "status"} className="staff-notice">
      {notice && (
        <div className="staff-notice-card" data-long={Boolean(notice.failed?.length)}>
          <div>
            <p>{notice.text}</p>
            {notice.failed && notice.failed.length > 0 && (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, and is scrolled by keyboard.
              <ul aria-label="Not changed" tabIndex={0}>
                {notice.failed.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            )}
          </div>
          {Object.entries({ "Change all the same": notice.anyway, "Try again": notice.again, Undo: notice.undo }).map(
            ([words, work]) =>
              work && (
                <button key={words} type="button" className="staff-undo" onClick={pressed(work)}>
                  {words}
                </button>
              ),
          )}
          <CloseButton onClick={hideNotice} />
        </div>
      )}
    </div>
  );
}
