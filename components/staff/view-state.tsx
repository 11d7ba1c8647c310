import { type ComponentProps, type ReactNode, useState } from "react";
import { shop } from "#lib/shop/facts/shop.ts";
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

/** The shop's name, and what these pages are. */
export const Brand = () => (
  <p className="font-display font-semibold text-[1.25rem] max-md:text-[1rem] max-md:leading-[1.2]">
    {shop.name}{" "}
    <span className="font-normal font-text text-[0.875rem] text-tamarind max-md:block max-md:leading-none">
      Warehouse
    </span>
  </p>
);

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

type ChooseProps = { number: string; isChosen: boolean; onChoose: () => void };

/** The tick that chooses an order for what is done to many. */
export const Choose = ({ number, isChosen, onChoose }: ChooseProps) => (
  <label className="pack-choose -ml-2.5 grid min-h-11 min-w-11 place-items-center">
    <input type="checkbox" aria-label={`Choose ${number}`} checked={isChosen} onChange={onChoose} />
  </label>
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
