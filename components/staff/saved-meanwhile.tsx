type Props = {
  fact: { theirs: object | null; replaceTheirs: () => void };
  what: string;
  /** What the order has now, in words; null for nothing. */
  text: string | null;
};

/** Says that somebody else has saved another one since the form was opened, and what: it is not replaced without a yes. */
export function SavedMeanwhile({ fact, what, text }: Props) {
  if (!fact.theirs) return null;
  return (
    <div role="alert" className="notice">
      <p>{text ? `Meanwhile another ${what} was saved: ${text}` : `Meanwhile the ${what} was removed.`}</p>
      <button type="button" className="link staff-press" onClick={fact.replaceTheirs}>
        Replace it with mine
      </button>
    </div>
  );
}
