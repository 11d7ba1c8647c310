const ENDING = "-pack";

/** The key of the picture of a product's pack. @param key its picture's key */
export const packKeyOf = (key: string): string => key + ENDING;

/** Whether this is the key of a pack's picture. */
export const isPackKey = (key: string): boolean => key.endsWith(ENDING);
