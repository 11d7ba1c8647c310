import "server-only";

/**
 * One line of the report. `ready`: as it should be. `missing`: must be put right before the shop is opened. `hint`:
 * works without, and is named so that it is not overlooked.
 */
export type Finding = { state: "ready" | "missing" | "hint"; text: string };

export const ready = (text: string): Finding => ({ state: "ready", text });
export const hint = (text: string): Finding => ({ state: "hint", text });
/** @param cure what to do, as a sentence */
export const missing = (text: string, cure: string): Finding => ({ state: "missing", text: `${text}. ${cure}` });
