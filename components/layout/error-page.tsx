import type { ReactNode } from "react";
import { contactLinks } from "#lib/shop/facts/shop.ts";

type Props = {
  /** Above the title. */
  logo?: ReactNode;
  title: string;
  text: string;
  tryAgain: string;
  /** Where home is, and what that link says. */
  home: { path: string; text: string };
  /** How to reach the shop. */
  contact: ReactNode;
  /** By what number the server's log has this failure, when it was the server's. */
  number: string | null;
};

/**
 * The error page, in any language. It reloads the page instead of rendering it again: a file
 * may have failed to load.
 */
export function ErrorPage({ logo, title, text, tryAgain, home, contact, number }: Props) {
  return (
    <main className="page grid flex-1 content-center justify-items-start gap-5 py-16">
      {logo}
      <h1 className="text-4xl text-chilli sm:text-6xl">{title}</h1>
      <p className="max-w-xl text-lg">{text}</p>
      <div className="flex flex-wrap gap-3">
        <button type="button" className="button" onClick={() => window.location.reload()}>
          {tryAgain}
        </button>
        <a href={home.path} className="button button-quiet">
          {home.text}
        </a>
      </div>
      {contact}
      {number && <p className="text-tamarind">{number}</p>}
    </main>
  );
}

const link = "link inline-flex min-h-11 items-center";

/** Phone and WhatsApp in one line, in the words of the page. */
export const ContactLinks = ({ call, whatsapp }: { call: string; whatsapp: string }) => (
  <p className="flex flex-wrap gap-x-6 text-lg">
    <a className={link} href={contactLinks.phone}>
      {call}
    </a>
    <a className={link} href={contactLinks.whatsapp} rel="noopener">
      {whatsapp}
    </a>
  </p>
);

/** What the server's log calls this failure, when it was the server's. */
export function digestOf(error: unknown): string | null {
  return error instanceof Error && "digest" in error && typeof error.digest === "string" ? error.digest : null;
}
