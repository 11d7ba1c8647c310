/**
 * The shop's colours. The style sheet's (app/styles/theme.css, '@theme') and the icon's (app/icon.svg) are the same: a
 * test holds them to these.
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

/** The colour of words on a ground like '#f5b800', on labels and pages alike: ink or rice, whichever reads better. */
export const typeOn = (ground: string): string =>
  contrast(palette.ink, ground) > contrast(palette.rice, ground) ? palette.ink : palette.rice;

/** The relative luminance of a colour like #7a2e0e, from 0 to 1 (WCAG 2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, from 1 (alike) to 21 (black on white). Text needs 4.5 or more. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
