import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { test } from "@playwright/test";
import { figuresOf, placeTimed } from "@/tests/support/e2e-placing";
import { serveShop } from "@/tests/support/e2e-shop";
import { standInTwilio } from "@/tests/support/e2e-stand-ins";
import { expect } from "@/tests/support/e2e-test";
import { customer, warehouse } from "@/tests/support/orders";
import { recordTable } from "@/tests/support/record";

const ORDERS = 20;
/** The shop waits 20 seconds for a mail server's next line, and 15 for Twilio's response. */
const ALL_BROKEN_OFF = { timeout: 40_000 };

// promise: A mail server that hangs ... and a Twilio that does
test("providers that fall silent hold up no order, and are listed as silent when the shop has waited long enough", async () => {
  const mail = await muteMailServer();
  const twilio = await standInTwilio({ beforeYes: () => new Promise(() => undefined) });
  const shop = await serveShop({
    ...mail.settings,
    ...twilio.settings,
    WAREHOUSE_WHATSAPP_TO: warehouse.one,
    RATE_LIMIT: "off",
  });
  const placed = await placeTimed(shop, ORDERS);
  const figures = figuresOf(placed);
  // An order that waited for Twilio would take its 15 seconds.
  expect(figures.max).toBeLessThan(15_000);

  const listed = async () => {
    const answer = await fetch(`${shop.url}/api/notifications`, { headers: shop.asStaff });
    const { notifications } = (await answer.json()) as { notifications: Record<string, string>[] };
    return notifications.map(({ kind, status, reason }) => `${kind}: ${status}. ${reason}`).sort();
  };
  const silence = [
    "warehouse-email: will be tried again. The mail server did not answer in time.",
    "whatsapp: will be tried again. Twilio did not answer in time.",
  ];
  await expect.poll(listed, ALL_BROKEN_OFF).toEqual(silence.flatMap((entry) => Array(ORDERS).fill(entry)));
  for (const secret of [...Object.values(customer), ...Object.values(warehouse)])
    expect(shop.printed()).not.toContain(secret);
  recordTable("silent-providers.md", [
    ["fault", "p50", "p99", "listed as"],
    ["mail silent after its banner, Twilio silent", `${figures.p50} ms`, `${figures.p99} ms`, silence.join("; ")],
  ]);
  await shop.stop();
  await Promise.all([mail.stop(), twilio.stop()]);
});

/** Sends its banner and never another line. */
async function muteMailServer() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.write("220 mute.example ESMTP\r\n");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    settings: {
      SMTP_URL: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
      MAIL_FROM: "shop@wayanad-larder.example",
      WAREHOUSE_EMAIL: warehouse.email,
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((stopped) => server.close(stopped));
    },
  };
}
