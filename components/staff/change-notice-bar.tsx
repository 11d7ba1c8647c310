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
    <div
      role={notice?.again ? "alert" : "status"}
      className="staff-notice fixed inset-[auto_0_0] z-60 bg-ink text-rice max-md:bottom-[calc(3.5rem+4px+env(safe-area-inset-bottom))] max-md:in-[dialog]:bottom-0"
    >
      {notice && (
        <div
          className="mx-auto flex max-w-304 items-center justify-end gap-x-4 gap-y-0 py-1.5 pr-2 pl-4 data-[long=true]:flex-wrap"
          data-long={Boolean(notice.failed?.length)}
        >
          {/* On a phone what happened has the whole width, and the buttons stand under it. */}
          <div className="flex-1 in-data-[long=true]:basis-56">
            <p>{notice.text}</p>
            {notice.failed && notice.failed.length > 0 && (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, and is scrolled by keyboard.
              <ul className="max-h-28 overflow-auto" aria-label="Not changed" tabIndex={0}>
                {notice.failed.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            )}
          </div>
          {Object.entries({ "Change all the same": notice.anyway, "Try again": notice.again, Undo: notice.undo }).map(
            ([words, work]) =>
              work && (
                <button
                  key={words}
                  type="button"
                  className="min-h-11 px-3 font-semibold text-turmeric"
                  onClick={pressed(work)}
                >
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
