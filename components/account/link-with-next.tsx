import type { ReactNode } from "react";
import { usePageRouter, usePath } from "#lib/browser/language/navigation.ts";
import { nextPage } from "#lib/shop/account/next-page.ts";

type Props = { href: string; children: ReactNode };

/** A link between the sign-in pages that takes along where the shopper wanted to go. */
export function LinkWithNext({ href, children }: Props) {
  const router = usePageRouter();
  const path = usePath();
  return (
    <a
      href={path(href)}
      className="link inline-flex min-h-11 items-center font-semibold"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        const next = nextPage(window.location.search);
        router.push(next ? `${href}?next=${encodeURIComponent(next)}` : href);
      }}
    >
      {children}
    </a>
  );
}
