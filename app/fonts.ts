import localFont from "next/font/local";

// A font that is not there for the first paint is kept for the next page ('optional'): text that changed its font under
// the reader's eyes would move, and take the buttons below it along.

/** Headings: soft, at its largest optical size. */
export const fraunces = localFont({
  src: "./fonts/fraunces.woff2",
  display: "optional",
  weight: "600",
  variable: "--font-fraunces",
  adjustFontFallback: "Times New Roman",
});

/**
 * Text, Latin and Tamil in one hand. Its semibold is made from it by the browser: a third font would come after the first
 * paint, and until the next page every button would stand in a stranger's hand. The share cards have the drawn one.
 */
export const hindMadurai = localFont({
  src: "./fonts/hind-madurai.woff2",
  display: "optional",
  weight: "400",
  variable: "--font-hind-madurai",
  adjustFontFallback: "Arial",
  declarations: [{ prop: "font-family", value: "Hind Madurai" }],
});
