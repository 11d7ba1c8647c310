import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { onTestFinished, vi } from "vitest";
import { connectFirestore } from "#lib/server/store/firestore-connection.ts";
import { openFirestoreStore } from "#lib/server/store/firestore-store.ts";
import { emulatorHost } from "./firestore";

/** Google's emulator, over a line that a test can cut, and a store that is connected through it. */
export async function cuttableFirestore() {
  const [host, port] = (emulatorHost ?? "").split(":");
  const open = new Set<Socket>();
  let isCut = false;
  const line = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(Number(port), host);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on("error", () => undefined);
      one.once("close", () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  }).listen(0, "127.0.0.1");
  await once(line, "listening");
  const cut = () => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };
  onTestFinished(() => {
    cut();
    line.close();
  });
  vi.stubEnv("FIRESTORE_EMULATOR_HOST", `127.0.0.1:${(line.address() as AddressInfo).port}`);
  vi.stubEnv("METADATA_SERVER_DETECTION", "none");
  const connection = await connectFirestore({ projectId: `demo-${randomUUID()}` });
  return {
    store: openFirestoreStore(async () => connection),
    cut,
    restore: () => {
      isCut = false;
    },
  };
}
