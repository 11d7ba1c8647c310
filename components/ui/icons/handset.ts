/** A telephone's handset on the 24-unit grid: its own icon's, and in the bubble of the chat's. One shape is sent once with a page. */
export const HANDSET =
  "M8 4 6 4.3a2.2 2.2 0 0 0-2 2.4A15 15 0 0 0 17.3 20a2.2 2.2 0 0 0 2.4-2l.3-2-5-2-2 2a11 11 0 0 1-5-5l2-2z";
