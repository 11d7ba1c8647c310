/** What each digit means that has been read before. */
const values = new Map<string, string>();

/** In Unicode each script's ten digits follow one another, and the first of a run of them is a zero. */
function readDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--;
  return String((code - first) % 10);
}

/**
 * A text with every decimal digit as 0 to 9: Tamil, Devanagari and fullwidth ones are digits to those who type them.
 */
export function plainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const value = values.get(digit) ?? readDigit(digit);
    values.set(digit, value);
    return value;
  });
}

/** The digits of a text alone, as 0 to 9. */
export function digitsOf(text: string): string {
  return plainDigits(text).replace(/\D/g, "");
}
