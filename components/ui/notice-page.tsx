"use client";
import Link from "next/link";
import type { ReactNode } from "react";
import { Kolam } from "./kolam";
import { useWords } from "./words";

type Props = { title: string; text: string; href?: string; action?: string; children?: ReactNode };

/** A whole page with one message, one link that leads on, and further help as children. */
export function NoticePage({ title, text, href = "/", action, children }: Props) {
  const { word, path } = useWords();
  return (
    <div className="page grid justify-items-start gap-4 py-8 sm:gap-5 sm:py-16">
      <Kolam rows={[1, 3, 5, 3, 1]} className="size-20 text-brass sm:size-28" />
      <h1 className="text-4xl text-chilli sm:text-6xl">{title}</h1>
      <p className="text-lg">{text}</p>
      <Link href={path(href)} className="button">
        {action ?? word("returnHome")}
      </Link>
      {children}
    </div>
  );
}
