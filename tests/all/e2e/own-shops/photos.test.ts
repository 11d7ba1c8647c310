import { existsSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { freePort } from "@/scripts/programs/ports";
import { sendJson } from "@/tests/support/e2e-shop";
import { familyOf, newStarted, type Started, saying } from "@/tests/support/e2e-started";
import { anOrder, STAFF_TOKENS, tokensOf } from "@/tests/support/orders";
import { heldCamera, pixelBomb, plain } from "@/tests/support/photos";

test.skip(!existsSync("/proc/self/smaps_rollup"), "only Linux says what a family of processes has in use");

let started: Started;
test.beforeEach(() => {
  started = newStarted();
});
test.afterEach(() => started.end());

/** In MiB, of all processes; what several share counts once. */
function memoryOf(pid: number): number {
  const used = familyOf(pid).map((own) => {
    try {
      return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${own}/smaps_rollup`, "utf8"))?.[1] ?? 0);
    } catch {
      // It has ended in between.
      return 0;
    }
  });
  return used.reduce((sum, each) => sum + each, 0) / 1024;
}

// promise: Whatever owners send as photos, the shop's memory stays below 400 MiB and orders go on
test("six photos of 50 megapixels at once, a bomb, a drawing and 200 MB: under 400 MiB in all, while orders are placed", async () => {
  test.setTimeout(180_000);
  const port = await freePort();
  const child = started.launch("npm", ["start"], {
    PORT: String(port),
    AUTH_EMULATOR_PORT: "0",
    STAFF_TOKENS,
    RATE_LIMIT: "off",
  });
  await saying(child, /Ctrl-C stops it/);
  const url = `http://localhost:${port}`;
  const send = async (body: BodyInit): Promise<[status: number, photo: unknown]> => {
    const headers = { authorization: `Bearer ${tokensOf.office}` };
    const sent = { method: "POST", headers, body, duplex: "half" } as RequestInit;
    const answer = await fetch(`${url}/api/products/lime-relish/photo`, sent);
    return [answer.status, ((await answer.json()) as { photo?: string }).photo];
  };
  let most = 0;
  let ended = false;
  const watching = (async () => {
    for (; !ended; await pause(50)) most = Math.max(most, memoryOf(child.pid ?? 0));
  })();
  let placed = 0;
  const ordering = (async () => {
    for (; !ended; await pause(100)) {
      expect((await sendJson("POST", `${url}/api/orders`, anOrder())).status).toBe(201);
      placed += 1;
    }
  })();
  // On its side: the whole of it can't be read line by line.
  const photo = new Uint8Array(await heldCamera(plain(8640, 5760), 6));
  const six = await Promise.all(Array.from({ length: 6 }, () => send(photo)));
  // Four at a time come to Next; the others wait before it, unread.
  expect(six.map(([status]) => status)).toEqual(Array(6).fill(200));
  expect((await send(new Uint8Array(pixelBomb(50_000))))[0]).toBe(422);
  const layers = await plain(3600, 3600).jpeg({ progressive: true, chromaSubsampling: "4:4:4" }).toBuffer();
  expect((await send(new Uint8Array(layers)))[0]).toBe(200);
  expect((await send("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"))[0]).toBe(415);
  let left = 200;
  const endless = new ReadableStream({
    pull: (stream) => (left-- > 0 ? stream.enqueue(new Uint8Array(1_000_000)) : stream.close()),
  });
  // Whoever is still sending when the answer comes may see no more than the end of the connection.
  const cutOff = (error: Error) => {
    if (!/EPIPE|ECONNRESET/.test(String(error.cause))) throw error;
    return [413];
  };
  expect((await send(endless).catch(cutOff))[0]).toBe(413);
  // The next is answered as before; its files are there, through the edge server.
  const [status, hash] = await send(photo);
  expect(status).toBe(200);
  const file = await fetch(`${url}/pictures/lime-relish-photo-560.${hash}.avif`);
  expect([file.status, file.headers.get("content-type")]).toEqual([200, "image/avif"]);
  expect(file.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(file.headers.get("x-content-type-options")).toBe("nosniff");
  const missing = await fetch(`${url}/pictures/lime-relish-photo-560.00000000.avif`);
  expect([missing.status, missing.headers.get("cache-control")]).toEqual([404, "no-store"]);
  ended = true;
  await Promise.all([watching, ordering]);
  console.log(`most ${Math.round(most)} MiB; ${placed} orders`);
  expect(most).toBeLessThan(400);
  expect(placed).toBeGreaterThan(10);
});
