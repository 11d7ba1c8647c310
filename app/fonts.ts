import localFont from "next/font/local";

/** Headings: soft, at its largest optical size. */
export const fraunces = localFont({
  src: "./fonts/fraunces.woff2",
  weight: "600",
  variable: "--font-fraunces",
  adjustFontFallback: "Times New Roman",
});

/** Text, Latin and Tamil in one hand. */
export const hindMadurai = localFont({
  src: "./fonts/hind-madurai.woff2",
  weight: "400",
  variable: "--font-hind-madurai",
  adjustFontFallback: "Arial",
  declarations: [{ prop: "font-family", value: "Hind Madurai" }],
});

/** The same in semibold. Not preloaded: at most two fonts come before the first paint. */
export const hindMaduraiBold = localFont({
  src: "./fonts/hind-madurai-600.woff2",
  weight: "600",
  variable: "--font-hind-madurai-bold",
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: "font-family", value: "Hind Madurai" }],
});
