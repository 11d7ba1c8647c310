/**
 * The basic alphabet of text messages (GSM 03.38) without its escape character. One character outside it turns the whole
 * message into UCS-2, where 70 characters already make two paid segments.
 */
const basic =
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?" +
  "¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà";
const alphabet = new Set(basic);

/** Returns true when this text can be sent in the basic alphabet, one character for each. */
export function isGsmText(text: string): boolean {
  return [...text].every((character) => alphabet.has(character));
}

/** How many segments a text message of this text is, each of which is paid for: a longer one is cut into smaller pieces. */
export function segmentsOf(text: string): number {
  const [alone, piece] = isGsmText(text) ? [160, 153] : [70, 67];
  return text.length <= alone ? 1 : Math.ceil(text.length / piece);
}

const typographic: Record<string, string> = { "‘": "'", "’": "'", "“": '"', "”": '"', "–": "-", "—": "-", "…": "..." };

/**
 * A text in the basic alphabet, with typographic marks replaced and accents dropped, or null when it has a character without
 * a letter there: half a name is worse than none.
 */
export function asGsmText(text: string): string | null {
  const plain = [...text].map((character) => typographic[character] ?? plainLetter(character)).join("");
  return isGsmText(plain) ? plain : null;
}

function plainLetter(character: string): string {
  return alphabet.has(character) ? character : character.normalize("NFKD").replace(/\p{M}/gu, "");
}
