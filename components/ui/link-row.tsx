import Link from "next/link";
import type { MouseEvent, ReactNode } from "react";
import { useWords } from "./words";
import "./link-row.css";

type Props = {
  href: string;
  /** A small square picture. */
  picture: ReactNode;
  name: string;
  /** The second line, and its language. */
  other: string;
  lang?: string;
  /** What is at the end of the row. */
  children: ReactNode;
  onClick?: (event: MouseEvent) => void;
};

/** A link as a row of a list: picture, name, a second line. Nothing is fetched ahead for it. */
export function LinkRow({ href, picture, name, other, lang, children, onClick }: Props) {
  const { path } = useWords();
  return (
    <Link href={path(href)} prefetch={false} className="link-row" onClick={onClick}>
      {picture}
      <span className="link-row-words">
        <span className="link-row-name">{name}</span>{" "}
        <span lang={lang} className="link-row-other">
          {other}
        </span>
      </span>{" "}
      <span className="link-row-end">{children}</span>
    </Link>
  );
}
