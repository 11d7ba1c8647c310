import localFont from "next/font/local";

// A font that is not there for the first paint is used from the next page on ('optional', late-fonts.tsx): text that changed
// its font while it is read would move, and the buttons below it too. What draws until then is fitted in globals.css.

/** Headings: soft, at its largest optical size. */
export const fraunces = localFont({
  src: "../fonts/fraunces.woff2",
  display: "optional",
  weight: "600",
  variable: "--font-fraunces",
  adjustFontFallback: false,
});

/**
 * The text font, Latin and Tamil in one design. Its semibold is not among what the first paint needs: see late-fonts.tsx.
 */
export const hindMadurai = localFont({
  src: "../fonts/hind-madurai.woff2",
  display: "optional",
  weight: "400",
  variable: "--font-hind-madurai",
  adjustFontFallback: false,
  declarations: [{ prop: "font-family", value: "Hind Madurai" }],
});
