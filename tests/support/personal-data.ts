import { customer, staffToken, warehouse } from "./orders";

/** The patterns of a person's data: an e-mail address, an Indian mobile number, a sign-in's token. */
const ofPeople: [what: string, pattern: RegExp][] = [
  ["an e-mail address", /[\w.+-]+@[\w-]+(\.[\w-]+)*\.[a-z]{2,}/],
  ["a phone number", /(?<![\w.-])(\+?91)?[6-9]\d{9}(?![\w-])/],
  ["a token", /eyJ[\w-]{8,}\.[\w-]+\.|Bearer \S/],
];
/** What the tests' people are called, and where they live. */
const words = [customer.guest_name, "Kutchery", "Sannathi", "Meenakshi", ...Object.values(warehouse), staffToken];

/**
 * The lines of a shop's log that identify a person.
 * @param printed all its output, of both streams
 */
export function linesWithPersonalData(printed: string): string[] {
  return printed.split("\n").flatMap((line) => {
    const found = ofPeople.filter(([, pattern]) => pattern.test(line)).map(([what]) => what);
    const said = words.filter((word) => line.includes(word)).map(() => "a name, an address or a secret");
    return [...found, ...said].slice(0, 1).map((what) => `${what}: ${line}`);
  });
}
