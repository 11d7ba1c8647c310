import Link from "next/link";
import type { MouseEvent, ReactNode } from "react";
import { useWords } from "./words";

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
    <Link
      href={path(href)}
      prefetch={false}
      className="flex min-h-18 items-center gap-3.5 rounded-2xl p-2 hover:bg-(--light) [&_.picture]:size-14 [&_.picture]:flex-none [&_.picture]:rounded-xl [.card>&]:rounded-[calc(var(--radius-pack)-1px)] [.card>&]:pr-4"
      onClick={onClick}
    >
      {picture}
      <span className="min-w-0 flex-1 leading-[1.3]">
        <span className="block font-display text-lg leading-[1.3]">{name}</span>{" "}
        <span lang={lang} className="block text-(--deep) text-[0.9375rem]">
          {other}
        </span>
      </span>{" "}
      <span className="flex-none text-right">{children}</span>
    </Link>
  );
}
