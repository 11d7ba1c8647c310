/** The languages of the pages: English, and Tamil under /ta. */
export type Language = "en" | "ta";
