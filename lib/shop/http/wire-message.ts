import * as z from "zod/mini";
// With its extension: the edge server reads this file by plain Node too.
import { isSentence, type Sentence } from "#lib/shop/language/sentence.ts";

type Code = Omit<Sentence, "message">;

const isCode = (sent: unknown): sent is Code =>
  typeof sent === "object" && sent !== null && isSentence({ ...sent, message: "" });

/** A sentence's code on the wire, beside its English. Anything else counts as none. */
export const wireMessage = z.catch(z.optional(z.custom<Code>(isCode)), undefined);
