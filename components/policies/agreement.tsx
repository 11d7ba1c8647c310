import type { ReactNode } from "react";
import { Link } from "#lib/browser/language/link.ts";
import { useRichTexts } from "#lib/browser/language/texts.ts";
import { agreement } from "#texts/en/agreement.ts";

const to = (href: string) => (words: ReactNode) => (
  <Link href={href} prefetch={false} className="link">
    {words}
  </Link>
);

/** What a customer agrees to by ordering or making an account, beside the button that does so. Nothing is ticked. */
export function Agreement({ className = "mt-3" }: { className?: string }) {
  const rich = useRichTexts(agreement);
  return <p className={`${className} text-sm`}>{rich("agree", { terms: to("/terms"), privacy: to("/privacy") })}</p>;
}
