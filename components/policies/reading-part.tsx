import type { ReactNode } from "react";
import "./reading.css";

type Props = {
  /** What a link leads to. */
  id?: string;
  /** The heading's id. */
  name: string;
  title: string;
  className?: string;
  children: ReactNode;
};

/** A part of a page to be read, under its heading. */
export const ReadingPart = ({ id, name, title, className, children }: Props) => (
  <section id={id} aria-labelledby={name} className={className}>
    <h2 id={name} className="text-2xl sm:text-3xl">
      {title}
    </h2>
    <div className="reading mt-4">{children}</div>
  </section>
);
