import "server-only";
import { EnvError } from "./env-error.ts";
import { isWeakSecret } from "./weak-secret.ts";

/** Who of staff calls: the history of an order and the log have the name, customers never see it. */
export type Staff = { name: string; owner: boolean };
/** A person of staff, and the token by which they are known. */
export type Person = Staff & { token: string };

/** 'packing:TOKEN' or 'office*:TOKEN'. */
const PERSON = /^([\p{L}\d][\p{L}\p{M}\d -]{0,19})(\*?):([^\s,]{20,})$/u;
/** What a history says of an order that somebody else has changed. */
const RESERVED = ["staff", "customer", "link", "command"];

/**
 * The persons of STAFF_TOKENS. A token is never printed, nor what may be one in the place of a name.
 * @param secrets the shop's other secrets: none of them is a person's token too
 * @throws EnvError with the cure
 */
export function readPersons(list: string | undefined, secrets: (string | undefined)[]): Person[] {
  const persons = (list ? list.split(",") : []).map((entry, index) => {
    const [, name = "", star, token] = PERSON.exec(entry.trim()) ?? [];
    if (token === undefined)
      throw new EnvError(
        `STAFF_TOKENS: number ${index + 1} is not like packing:TOKEN or, for an owner, office*:TOKEN. A name is 1 to 20 letters, digits, blanks and hyphens, a token 20 or more characters without blanks: openssl rand -base64 24 makes one.`,
      );
    return { name: name.trim().normalize(), owner: star === "*", token };
  });
  const names = new Set(RESERVED);
  const tokens = new Set(secrets);
  for (const { name, token } of persons) {
    const key = name.toLowerCase();
    if (names.has(key))
      throw new EnvError(
        `STAFF_TOKENS: '${name}' is taken. Each person has a name alone; ${RESERVED.join(", ")} are none.`,
      );
    if (tokens.has(token) || isWeakSecret(token))
      throw new EnvError(
        `STAFF_TOKENS: the token of '${name}' ${tokens.has(token) ? "is somebody else's or another secret" : "can be guessed"}: openssl rand -base64 24 makes another.`,
      );
    names.add(key);
    tokens.add(token);
  }
  return persons;
}
