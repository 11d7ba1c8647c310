/** Control, bidi-control and line-separator characters, and halves of a broken character. ZWJ and ZWNJ are not among
 * them: names in Indian scripts need those. */
const forbidden = /[\p{Cc}\p{Cs}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/**
 * Invisible characters without meaning, which are in pasted text, and those that turn its direction: the person who
 * types can't see what to mend. ZWJ and ZWNJ aren't among them, nor what chooses a character's form.
 */
const invisible = /(?!\u200c|\u200d|[\ufe00-\ufe0f])[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

/** What is seen as a blank, or not at all between two words. */
const blanks = /[\t\u2028\u2029\p{Zs}]+/gu;

/** Letters that draw nothing (Hangul fillers), and everything else that leaves a mark on paper. */
const fillers = /[\u115f\u1160\u3164\uffa0]/g;
const mark = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * How often longer than its limit a text may be before it is normalised: pasted blanks and decomposed letters shrink.
 * Composing is quadratic: 31,500 combining marks took 1.4 seconds of a processor.
 */
export const RAW_FACTOR = 4;

/**
 * What a person typed, trimmed, with single spaces, without invisible marks and in Unicode's composed form (NFC), so
 * that equal texts are equal bytes. WhatsApp's templates refuse runs of spaces.
 */
export function normaliseText(text: string): string {
  return text.replace(invisible, "").replace(blanks, " ").trim().normalize("NFC");
}

/** An address of e-mail has none of the joiners that names in Indian scripts need. */
export function withoutJoiners(text: string): string {
  return text.replace(/\u200c|\u200d/g, "");
}

/** Returns true when this text can't change how the text around it reads, in a mail, on a label or in a log. */
export function isPlainText(text: string): boolean {
  return !forbidden.test(text);
}

/** Returns true when the text has a visible character. */
export function isVisible(text: string): boolean {
  return mark.test(text.replace(fillers, ""));
}
