import { EventEmitter } from "node:events";
import https from "node:https";
import { Readable } from "node:stream";
import { onTestFinished, vi } from "vitest";
import type { Account } from "./tokens";

type Known = Account & { disabled?: boolean; validSince?: number };

/** The provider's own word on each account, as its accounts:lookup gives it for a token. */
export type Provider = {
  accounts: Map<string, Known>;
  /** What it answers instead: a status, or nothing at all. */
  trouble: number | "silent" | null;
  /** The addresses that were called. */
  asked: string[];
};

export const uidOf = (token: string): string => {
  try {
    return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()).sub;
  } catch {
    return "";
  }
};

/** Stands in for accounts:lookup, Firebase's and the emulator's alike, until the test ends. */
export function standInProvider(...known: Known[]): Provider {
  const provider: Provider = {
    accounts: new Map(known.map((account) => [account.uid, account])),
    trouble: null,
    asked: [],
  };
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    provider.asked.push(url);
    if (provider.trouble === "silent") throw new TypeError("fetch failed");
    if (provider.trouble !== null) return Response.json({ error: {} }, { status: provider.trouble });
    const account = provider.accounts.get(uidOf(JSON.parse(String(init.body)).idToken));
    if (!account) return Response.json({ error: { message: "USER_NOT_FOUND" } }, { status: 400 });
    const { uid, email, emailVerified, disabled = false, validSince = 0 } = account;
    return Response.json({ users: [{ localId: uid, email, emailVerified, disabled, validSince: String(validSince) }] });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return provider;
}

/** Replaces the address of Google's public keys, which firebase-admin fetches. @param keys null: it can't be reached @returns the calls */
export function standInKeys(keys: Record<string, string> | "silent" | null) {
  const request = vi.spyOn(https, "request").mockImplementation(((
    _options: unknown,
    answered: (m: unknown) => void,
  ) => {
    const sent = Object.assign(new EventEmitter(), { setTimeout() {}, end() {}, write() {}, destroy() {} });
    queueMicrotask(() => {
      if (keys === "silent") return;
      if (keys === null)
        return sent.emit("error", Object.assign(new Error("getaddrinfo ENOTFOUND"), { code: "ENOTFOUND" }));
      const body = Readable.from([Buffer.from(JSON.stringify(keys))]);
      answered(
        Object.assign(body, {
          statusCode: 200,
          headers: { "content-type": "application/json", "cache-control": "max-age=0" },
        }),
      );
    });
    return sent;
  }) as never);
  onTestFinished(() => request.mockRestore());
  return request;
}
