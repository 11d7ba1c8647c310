import * as z from "zod/mini";
import { callApi } from "#lib/browser/api-client.ts";

/** Has the server send the sample order's mail to the warehouse. @returns what came of it, in a sentence */
export async function sendTestEmail(token: string): Promise<{ sentence: string; failed: boolean }> {
  // A header carries printable ASCII alone; anything else can't be the token, and fetch would throw at it.
  if (!/^[!-~]+$/.test(token)) return { sentence: "Please give the staff token.", failed: true };
  const answer = await callApi("/api/email-test", z.object({}), { body: {}, token, timeout: 120_000 });
  if (answer.kind === "ok") return { sentence: "Sent. The warehouse has it in a moment.", failed: false };
  if (answer.kind === "refused") return { sentence: answer.sentence, failed: true };
  return { sentence: "The shop can't be reached at the moment. Please try again in a minute.", failed: true };
}
