type Props = {
  what: string;
  isSaving: boolean;
  /** Nothing is saved before a question above is answered. */
  isHeld: boolean;
  change: { isSuccess: boolean; error: Error | null };
};

/** The button of a small form, and what came of pressing it. */
export function SaveLine({ what, isSaving, isHeld, change }: Props) {
  return (
    <div className="staff-actions">
      <button type="submit" className="button button-quiet" disabled={isSaving || isHeld}>
        {isSaving ? "Saving..." : `Save ${what}`}
      </button>
      <p role="status">{change.isSuccess && !isSaving && "Saved."}</p>
      {change.error && (
        <p role="alert" className="staff-wrong">
          {change.error.message}
        </p>
      )}
    </div>
  );
}
