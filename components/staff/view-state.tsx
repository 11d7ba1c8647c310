import { type ComponentProps, type ReactNode, useState } from "react";
import { SECOND_LANGUAGE } from "#lib/shop/language/language.ts";

type Props = { heading?: string; error: Error | null; retry: () => void; loading: string };

/** A view that has nothing to show yet: it is still being fetched, or could not be. */
export function ViewState({ heading, error, retry, loading }: Props) {
  return (
    <>
      {heading && <h1>{heading}</h1>}
      {error ? (
        <Failed error={error} retry={retry} />
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

/** What could not be fetched, and the button that tries again. */
export function Failed({ error, retry }: Pick<Props, "retry"> & { error: Error }) {
  return (
    <div role="alert" className="notice notice-error">
      <p>{error.message}</p>
      <Press onClick={retry}>Try again</Press>
    </div>
  );
}

/** The line above in the second language, for a packer who reads no English. */
export const ForPackers = ({ children }: { children: ReactNode }) => (
  <span lang={SECOND_LANGUAGE} className="block font-normal text-tamarind">
    {children}
  </span>
);

/** A button that looks like a link, as high as a finger needs it. */
export const Press = (props: ComponentProps<"button">) => (
  <button type="button" className="link staff-press" {...props} />
);

/** A button beside the main one of a form, or of a view. */
export const QuietButton = (props: ComponentProps<"button">) => (
  <button type="button" className="button button-quiet" {...props} />
);

type FoldedProps = { summary: ReactNode; className?: string; children: () => ReactNode };

/** Something under its heading, made when it is first opened. */
export function Folded({ summary, className, children }: FoldedProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={className} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && children()}
    </details>
  );
}
