"use client";
import Link from "next/link";
import { useWords } from "./words";

type Props = {
  /** The steps below the home page; the page itself is the last and has no path. */
  crumbs: { name: string; path?: string }[];
};

/**
 * The way from the home page to this one. The step above the page is the way back, and says so to who can't see the
 * way.
 */
export function Breadcrumbs({ crumbs }: Props) {
  const { word, path: pathOf } = useWords();
  const links = [{ name: word("home"), path: "/" }, ...crumbs].flatMap(({ name, path }) =>
    path ? [{ name, path }] : [],
  );
  return (
    <nav aria-label={word("breadcrumb")}>
      <ol className="flex flex-wrap items-center gap-x-2">
        {links.map(({ name, path }, index) => (
          <li key={path} className="flex min-h-11 items-center gap-x-2">
            {index > 0 && <span aria-hidden="true">›</span>}
            <Link
              href={pathOf(path)}
              // Few go further up than one step.
              prefetch={index === links.length - 1 ? null : false}
              aria-label={
                index < links.length - 1 ? undefined : index === 0 ? word("backHome") : word("backTo", { name })
              }
              className="link inline-flex min-h-11 items-center"
            >
              {name}
            </Link>
          </li>
        ))}
        <li aria-current="page" className="flex items-center gap-x-2">
          <span aria-hidden="true">›</span> {crumbs.at(-1)?.name}
        </li>
      </ol>
    </nav>
  );
}
