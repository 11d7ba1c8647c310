import { createElement, type ReactNode } from "react";

export type IconProps = { className?: string };

/**
 * The frame of every icon: a 24-unit grid, one stroke width. The text beside it, or the control's label, names its
 * meaning.
 */
export function Icon({ className, children }: IconProps & { children?: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {children}
    </svg>
  );
}

/** Makes an icon of its lines, which are drawn on the 24-unit grid. */
export const icon =
  (...lines: ReactNode[]) =>
  (props: IconProps) =>
    createElement(Icon, props, ...lines);

/** A cloth bag, as one carries to the shop. */
export const CartIcon = icon(
  <path d="M5.2 8.5h13.6l1 10a2 2 0 0 1-2 2.2H6.2a2 2 0 0 1-2-2.2z" />,
  <path d="M8.5 11.5V7a3.5 3.5 0 0 1 7 0v4.5" />,
);

/** Points down; turn it with a class. */
export const ChevronIcon = icon(<path d="m6 9.25 6 6 6-6" />);

export const CloseIcon = icon(<path d="m6 6 12 12M18 6 6 18" />);

export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />);

export const SearchIcon = icon(<circle cx="10.75" cy="10.75" r="6.25" />, <path d="m15.4 15.4 4.85 4.85" />);

/**
 * A telephone's handset on the 24-unit grid: its own icon's, and in the bubble of the chat's. One shape is sent once
 * with a page.
 */
const HANDSET =
  "M8 4 6 4.3a2.2 2.2 0 0 0-2 2.4A15 15 0 0 0 17.3 20a2.2 2.2 0 0 0 2.4-2l.3-2-5-2-2 2a11 11 0 0 1-5-5l2-2z";

/** A speech bubble with a handset in it: a chat, and not a trademark. */
export const WhatsAppIcon = icon(
  <path d="m3.5 20.5 1.3-4.3a8.5 8.5 0 1 1 3.2 3.1z" />,
  <path d={HANDSET} transform="translate(6 6)scale(.5)" fill="currentColor" />,
);

export const PhoneIcon = icon(<path d={HANDSET} />);

export const MailIcon = icon(
  <rect x="3.25" y="5.25" width="17.5" height="13.5" rx="2" />,
  <path d="m4 7 6.7 5.4a2.1 2.1 0 0 0 2.6 0L20 7" />,
);

/** The pin of a place. */
export const PinIcon = icon(
  <path d="M12 21c-4.2-4.3-6.5-7.8-6.5-11a6.5 6.5 0 0 1 13 0c0 3.2-2.3 6.7-6.5 11z" />,
  <circle cx="12" cy="10" r="2.5" />,
);
