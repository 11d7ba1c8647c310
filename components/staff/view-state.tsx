type Props = { heading?: string; error: Error | null; retry: () => void; loading: string };

/** A view that has nothing to show yet: it is still being fetched, or could not be. */
export function ViewState({ heading, error, retry, loading }: Props) {
  return (
    <>
      {heading && <h1>{heading}</h1>}
      {error ? (
        <div role="alert" className="notice notice-error">
          <p>{error.message}</p>
          <button type="button" className="link staff-press" onClick={retry}>
            Try again
          </button>
        </div>
      ) : (
        <p role="status" className="staff-empty">
          {loading}…
        </p>
      )}
    </>
  );
}

/** What went wrong with the last press. */
export function Wrong({ error }: { error: Error | null }) {
  return (
    error && (
      <p role="alert" className="staff-wrong">
        {error.message}
      </p>
    )
  );
}
