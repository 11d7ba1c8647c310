/**
 * The shop's colours. The style sheet's (app/globals.css, '@theme') and the icon's (app/icon.svg) are the same: a test holds them
 * to these.
 */
export const palette = {
  paper: "#fbf5e6",
  /** Also the words on a pack's label. */
  rice: "#fffdf7",
  ink: "#2b1a12",
  chilli: "#a3201d",
  "chilli-dark": "#7d1614",
  turmeric: "#e8a317",
  leaf: "#2e6b3b",
  brass: "#b8862d",
  tamarind: "#6b3a20",
  /** Of the mark alone: one of its cups, and the fine line of its ring. */
  orange: "#d9773a",
  gilt: "#e2bd6b",
  /** The grounds of a notice and of an error. */
  butter: "#fdf0cf",
  blush: "#fbe6e0",
  /** What can't be pressed, and the rim of a field. */
  ash: "#8d7d74",
  bark: "#8a6d5a",
} as const;
