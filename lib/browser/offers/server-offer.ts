import * as z from "zod/mini";
import { callAsUser } from "#lib/browser/account/call-as-user.ts";
import { rememberedUser } from "#lib/browser/account/remembered-user.ts";
import { callApi } from "#lib/browser/api-client.ts";

const offerSchema = z.object({
  first_order: z.string(),
  ordered_before: z._default(z.boolean(), false),
  samples: z.string(),
  eligible: z.boolean(),
});
export type ServerOffer = z.infer<typeof offerSchema>;

/** What the server knows of this visitor's offers, or the sentence that says why there is nothing to show. */
export async function serverOffer(): Promise<ServerOffer | string> {
  const user = rememberedUser.read();
  const answer = user
    ? await callAsUser(user.id, "/api/offers", offerSchema)
    : await callApi("/api/offers", offerSchema);
  if (answer.kind === "ok") return answer.data;
  return answer.kind === "refused" ? answer.sentence : "The server can't be reached at the moment.";
}
