/** `npm run test:long` runs the long promises at their full length; `npm test` at one that a working day allows. */
export const long = process.env.TEST_LENGTH === "long";

/** `npm run test:all` walks every page on every device in both languages; `npm test` the most telling walks. */
export const all = process.env.TEST_ALL === "yes";

/** How many of something a test does. */
export const lengthOf = (short: number, whole: number): number => (long ? whole : short);
