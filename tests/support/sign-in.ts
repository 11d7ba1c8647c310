import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { uidOf } from "./sign-in-provider";
import { emulatorToken } from "./tokens";

/** The ID token of a user whom the stand-in knows. */
export const tokenOf = (uid: string) => emulatorToken({ uid, email: `${uid}@customer.example` });

/** A stand-in for the sign-in provider's look-up of accounts, which knows every user; until the test ends. */
export async function startSignIn(): Promise<{ env: Record<string, string> }> {
  const server = createServer(async (request, response) => {
    const localId = uidOf(((await json(request)) as { idToken: string }).idToken);
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify({ users: [{ localId, email: `${localId}@customer.example`, emailVerified: true }] }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { env: { AUTH_EMULATOR_PORT: String((server.address() as AddressInfo).port) } };
}
