import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"section">, "title"> & {
  /** The heading's id. */
  name: string;
  title: string;
  /** The heading's classes. */
  look?: string;
};

/** A part of a page, which its heading names. */
export const TitledSection = ({ name, title, look = "text-2xl", children, ...section }: Props) => (
  <section aria-labelledby={name} {...section}>
    <h2 id={name} className={look}>
      {title}
    </h2>
    {children}
  </section>
);
