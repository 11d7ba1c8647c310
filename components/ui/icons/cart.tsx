import { icon } from "./icon";

/** A cloth bag, as one carries to the shop. */
export const CartIcon = icon(
  <path d="M5.2 8.5h13.6l1 10a2 2 0 0 1-2 2.2H6.2a2 2 0 0 1-2-2.2z" />,
  <path d="M8.5 11.5V7a3.5 3.5 0 0 1 7 0v4.5" />,
);
