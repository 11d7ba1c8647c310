import { icon } from "./icon";

/** A telephone's handset on the 24-unit grid: its own icon's, and in the bubble of the chat's. One shape is sent once with a page. */
export const HANDSET =
  "M8 4 6 4.3a2.2 2.2 0 0 0-2 2.4A15 15 0 0 0 17.3 20a2.2 2.2 0 0 0 2.4-2l.3-2-5-2-2 2a11 11 0 0 1-5-5l2-2z";

/** A speech bubble with a handset in it: a chat, and not a trademark. */
export const WhatsAppIcon = icon(
  <path d="m3.5 20.5 1.3-4.3a8.5 8.5 0 1 1 3.2 3.1z" />,
  <path d={HANDSET} transform="translate(6 6)scale(.5)" fill="currentColor" />,
);
