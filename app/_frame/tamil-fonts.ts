import localFont from "next/font/local";

/** Text and headings of the pages in Tamil: Fraunces has no Tamil letters. Both weights are there for the first paint. */
export const hindMaduraiTamil = localFont({
  src: [
    { path: "./fonts/hind-madurai.woff2", weight: "400" },
    { path: "./fonts/hind-madurai-600.woff2", weight: "600" },
  ],
  display: "optional",
  variable: "--font-hind-madurai",
  adjustFontFallback: false,
  declarations: [{ prop: "font-family", value: "Hind Madurai" }],
});
