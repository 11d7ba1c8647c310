/** No I, L, O or U: what is left is not misread aloud. 32 letters, 5 bits each. */
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A new order's id: 20 characters, 100 random bits, so that nobody can guess or meet another's. */
export function newOrderId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  return Array.from(bytes, (byte) => letters[byte % letters.length]).join("");
}
