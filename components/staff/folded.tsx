import { type ReactNode, useState } from "react";

type Props = { summary: ReactNode; className?: string; children: () => ReactNode };

/** Something under its heading, made once somebody opens it. */
export function Folded({ summary, className, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={className} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && children()}
    </details>
  );
}
