import { undoOf, type useDeskFacts, usePublish } from "#lib/browser/staff/desk-facts.ts";
import { staffDate } from "#lib/shop/language/dates.ts";
import { changeWords } from "#lib/shop/shop-state/change-words.ts";
import { Folded, Press } from "./view-state";

type Props = Pick<ReturnType<typeof useDeskFacts>, "changes" | "hasNextPage" | "fetchNextPage" | "facts">;

/** Who changed what and when, newest first, each with its Undo, and before them what newer files have overtaken. */
export function FactHistory({ changes, facts, hasNextPage, fetchNextPage }: Props) {
  const publish = usePublish();
  /** From what a field is now, by its latest change, to what it was before. */
  const undone = ({ key, before }: (typeof changes)[number]["fields"][number]) => {
    const latest = changes.flatMap(({ fields }) => fields).find((field) => field.key === key);
    return changeWords({ key, before: latest?.after, after: before });
  };
  return (
    <Folded className="card staff-totals" summary="History">
      {() => (
        <>
          {facts?.superseded.map(({ key, value, file, by, at }) => (
            <p key={key} className="staff-wrong">
              Newer files count: {changeWords({ key, before: value, after: file })} ({by}, {staffDate(at)})
            </p>
          ))}
          <ol aria-label="Changes">
            {changes.map(({ n, at, by, fields }) => (
              <li key={n} className="grid justify-items-start border-t border-t-tamarind-15 pt-2">
                <span className="staff-small">
                  {staffDate(at)}, {by}
                </span>
                {fields.map((field) => (
                  <span key={field.key}>{changeWords(field)}</span>
                ))}
                <Press
                  disabled={publish.isPending}
                  onClick={() => publish.mutate(undoOf(n, fields.map(undone).join(", ")))}
                >
                  Undo<span className="sr-only"> change {n}</span>
                </Press>
              </li>
            ))}
          </ol>
          {changes.length === 0 && <p className="staff-empty">Nothing is changed yet.</p>}
          {hasNextPage && <Press onClick={() => void fetchNextPage()}>Older changes</Press>}
        </>
      )}
    </Folded>
  );
}
