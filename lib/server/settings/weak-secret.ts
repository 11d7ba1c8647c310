import "server-only";

/** Words that stand in examples and in secrets that somebody thought of. */
const WORDS = /password|passwort|secret|token|changeme|change-me|example|sample|anjarai|qwerty|12345|abcdef/i;
/** A random secret of 20 characters has more. */
const DISTINCT = 10;

/** Returns true for a secret that was not drawn at random. A guessed staff token opens every order. */
export function isWeakSecret(secret: string): boolean {
  return WORDS.test(secret) || new Set(secret).size < DISTINCT;
}
