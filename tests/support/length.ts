/** `npm run test:long` runs the long promises at their full length; `npm test` at one that a working day allows. */
export const long = process.env.TEST_LENGTH === "long";

/** How many of something a test does. */
export const lengthOf = (short: number, whole: number): number => (long ? whole : short);
