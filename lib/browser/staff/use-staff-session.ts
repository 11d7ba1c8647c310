import { type Query, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import * as z from "zod/mini";
import { callApi } from "#lib/browser/api/api-client.ts";
import { dataOf, type Result } from "#lib/browser/api/result.ts";
import { deskDraftStore } from "./desk-draft-store.ts";
import { SESSION_KEY, STAFF, sessionEnded } from "./staff-api.ts";

const PATH = "/api/staff/session";
const isOfOrders = ({ queryKey }: Query) => queryKey[0] === STAFF && queryKey[1] !== "session";
const sessionSchema = z.object({ name: z.nullable(z.string()), owner: z.boolean() });

/** Null: no one of the staff is signed in. */
const signedIn = (session: z.infer<typeof sessionSchema>) => (session.name === null ? null : session);

/**
 * The person who is signed in in this browser, or null, whether they are an owner, and the calls that sign in and out.
 * The token is not stored.
 */
export function useStaffSession() {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: SESSION_KEY,
    queryFn: async () => signedIn(dataOf(await callApi(PATH, sessionSchema))),
    staleTime: Number.POSITIVE_INFINITY,
  });

  useEffect(() => sessionEnded.subscribe(() => client.setQueryData(SESSION_KEY, null)), [client]);
  // What the page knows of orders goes with the session, once no view is left that would ask for it again.
  useEffect(() => {
    if (data === null) client.removeQueries({ predicate: isOfOrders });
  }, [client, data]);

  async function signIn(token: string): Promise<Result<unknown>> {
    const result = await callApi(PATH, sessionSchema, { body: { token } });
    if (result.ok) client.setQueryData(SESSION_KEY, signedIn(result.data));
    return result;
  }

  async function signOut(): Promise<Result<unknown>> {
    // What is being read would lead to more reading, which the shop refuses by then.
    await client.cancelQueries({ predicate: isOfOrders });
    const result = await callApi(PATH, sessionSchema, { method: "DELETE" });
    if (result.ok || result.code === "unauthorized") {
      client.setQueryData(SESSION_KEY, null);
      deskDraftStore.write(null);
    } else await refetch();
    return result;
  }
  return { name: data === null ? null : data?.name, isOwner: data?.owner ?? false, error, refetch, signIn, signOut };
}
