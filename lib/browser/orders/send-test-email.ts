import * as z from "zod/mini";
import { callApi } from "#lib/browser/api-client.ts";
import type { Result } from "#lib/browser/result.ts";

/** Has the server send the example order's e-mail to the warehouse. */
export async function sendTestEmail(token: string): Promise<Result<unknown>> {
  // A header may contain printable ASCII only; any other text can't be the token, and fetch would throw.
  if (!/^[!-~]+$/.test(token)) return { ok: false, code: "unauthorized", message: "Please give the staff token." };
  return callApi("/api/email-test", z.object({}), { body: {}, token, timeout: 120_000 });
}
