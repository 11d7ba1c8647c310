import { once } from "node:events";
import { createServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { onTestFinished, vi } from "vitest";
import { connectFirestore } from "#lib/server/store/firestore-connection.ts";
import { FirestoreStore } from "#lib/server/store/firestore-store.ts";

/**
 * A Firestore that refuses every call with one of gRPC's codes, or never responds, and Google's own client connected to it.
 * Each call is listed, with its timeout.
 */
export async function brokenFirestore(code: number | "silent") {
  const calls: { name: string; milliseconds: number }[] = [];
  const server = createServer();
  server.on("stream", (stream, headers) => {
    const name = String(headers[":path"]).split("/").at(-1) ?? "";
    calls.push({ name, milliseconds: Number.parseInt(String(headers["grpc-timeout"]), 10) });
    stream.on("error", () => undefined);
    if (code === "silent") return;
    const refusal = { "grpc-status": String(code), "grpc-message": "12 Car Street is quoted here" };
    stream.respond({ ":status": 200, "content-type": "application/grpc", ...refusal }, { endStream: true });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  vi.stubEnv("FIRESTORE_EMULATOR_HOST", `127.0.0.1:${(server.address() as AddressInfo).port}`);
  // Google's client otherwise looks for a machine of Google's on the network first.
  vi.stubEnv("METADATA_SERVER_DETECTION", "none");
  const connection = await connectFirestore({ projectId: "demo-broken" });
  const store = new FirestoreStore(async () => connection);
  return { calls, store };
}
