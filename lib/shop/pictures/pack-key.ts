const ENDING = "-pack";

/** The key of the picture of the pack of the product with this slug. */
export const packKeyOf = (slug: string): string => slug + ENDING;

/** Whether this is the key of a pack's picture. */
export const isPackKey = (key: string): boolean => key.endsWith(ENDING);
