import * as z from "zod/mini";
import { isSentence, type Sentence } from "./sentence.ts";

const isCode = (sent: unknown): sent is Omit<Sentence, "message"> =>
  typeof sent === "object" && sent !== null && isSentence({ ...sent, message: "" });

/** A sentence's code on the wire, beside its English. Anything else counts as none. */
export const wireMessage = z.catch(z.optional(z.custom<Omit<Sentence, "message">>(isCode)), undefined);

/** A sentence that is stored with an order in the browser. Earlier versions stored it in English alone. */
export const storedSentence = z.union([
  z.custom<Sentence>(isSentence),
  z.pipe(
    z.string(),
    z.transform((message): Sentence => ({ message })),
  ),
]);
