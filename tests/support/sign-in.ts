import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { EMULATOR_PROJECT } from "#lib/shop/http/public-config.ts";

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** The ID token of a user whom the stand-in knows, as the Auth emulator writes it: unsigned. */
export function tokenOf(uid: string): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { aud: EMULATOR_PROJECT, iss: `https://securetoken.google.com/${EMULATOR_PROJECT}`, sub: uid };
  return `${part({ alg: "none" })}.${part({ ...claims, exp: now + 3600, auth_time: now })}.`;
}

/** A stand-in for the sign-in provider's look-up of accounts, which knows every user; until the test ends. */
export async function startSignIn(): Promise<{ env: Record<string, string> }> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { idToken } = JSON.parse(Buffer.concat(chunks).toString()) as { idToken: string };
    const { sub } = JSON.parse(Buffer.from(idToken.split(".")[1] ?? "", "base64url").toString()) as { sub: string };
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify({ users: [{ localId: sub, email: `${sub}@customer.example`, emailVerified: true }] }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { env: { AUTH_EMULATOR_PORT: String((server.address() as AddressInfo).port) } };
}
