/** Control, bidi-control and line-separator characters, and halves of a broken character. ZWJ and ZWNJ are not among
 * them: names in Indian scripts need those. */
const forbidden = /[\p{Cc}\p{Cs}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** What a person typed, trimmed and in Unicode's composed form (NFC), so that equal texts are equal bytes. */
export function normaliseText(text: string): string {
  return text.trim().normalize("NFC");
}

/** Can this text stand in a mail, a label and a log without changing how the text around it reads? */
export function isPlainText(text: string): boolean {
  return !forbidden.test(text);
}
