import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync, utimesSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { smsTemplates } from "#lib/shop/messages/sms-message.ts";
import { healthLine } from "@/scripts/start/health-line";
import { command } from "@/tests/support/command";
import { closedPort, mailEnv, startMailServer } from "@/tests/support/mail-server";
import { newDataDir } from "@/tests/support/shop";
import { startTwilio } from "@/tests/support/twilio";

const shop = (name: string, settings: Record<string, string>, dataDir: string) =>
  command("shop", { SHOP_DATA_DIR: dataDir, ...settings }, name);
const doctor = (settings: Record<string, string>, dataDir = newDataDir()) => shop("doctor", settings, dataDir);

test("a shop as it is cloned is told each thing that it lacks, with its cure, and the command fails; check reports the same, and succeeds", async () => {
  const dataDir = newDataDir();
  const { code, said } = await doctor({}, dataDir);
  expect(await shop("check", {}, dataDir)).toEqual({ code: 0, out: said, said: "" });
  expect(code).toBe(1);
  expect(said).toMatch(/^MISSING {2}The site's address is not set\. Set NEXT_PUBLIC_SITE_URL/m);
  expect(said).toMatch(/^MISSING {2}Mail is only written to files\. Set SMTP_URL, MAIL_FROM and WAREHOUSE_EMAIL\.$/m);
  expect(said).toMatch(/^MISSING {2}There is no backup in .*\. npm run backup makes one/m);
  expect(said).toMatch(/^hint {5}WhatsApp is not set up/m);
  expect(said).toMatch(/^hint {5}Accounts are not set up/m);
  expect(said).toMatch(/^ok {7}Orders can be read in every way$/m);
  expect(said).toMatch(/: \d+ label\(s\) are samples; check each/m);
  expect(said).toMatch(/^MISSING {2}\d+ sample facts are left\. They are named above\.$/m);
});

test("the mail server and Twilio are asked up to the sign-in, and nothing is sent", async () => {
  const [mails, twilio] = [await startMailServer(), await startTwilio()];
  const settings = { ...mailEnv(mails.port), ...twilio.env, TWILIO_CONTENT_SID: `HX${"0".repeat(32)}` };
  const { said } = await doctor(settings);
  expect(said).toMatch(/^ok {7}The mail server signs the shop in/m);
  expect(said).toMatch(/^ok {7}Twilio knows the account and the template/m);
  expect(mails.commands).toEqual(["AUTH"]);
  expect([mails.mails, twilio.arrived]).toEqual([[], []]);

  mails.ways.refuseSignIn = 535;
  twilio.own.approval = "rejected";
  const refused = (await doctor(settings)).said;
  expect(refused).toMatch(/^MISSING {2}The mail server answered 535 to AUTH PLAIN\. Compare SMTP_URL/m);
  expect(refused).toMatch(/^MISSING {2}WhatsApp's approval of the template is 'rejected'\. Compare/m);
  twilio.own.approval = "approved";
  twilio.own.status = "suspended";
  expect((await doctor(settings)).said).toMatch(/^MISSING {2}Twilio's account is suspended\./m);
});

test("with Twilio set up, each template of a text message is listed to be pasted, and that no sender and no template of WhatsApp is set", async () => {
  const twilio = await startTwilio();
  const settings = { ...twilio.env, NEXT_PUBLIC_SITE_URL: "https://shop.example" };
  const lines = (said: string) => said.split("\n").filter((line) => /^hint {5}Template '/.test(line));
  const { said } = await doctor({ ...settings, TWILIO_SMS_FROM: "" });
  for (const name of ["TWILIO_SMS_FROM", "TWILIO_CONTENT_SID"])
    expect(said).toMatch(new RegExp(`^hint {5}${name} is not set`, "m"));
  const listed = (["en", "ta"] as const).flatMap((language) => smsTemplates(language, settings.NEXT_PUBLIC_SITE_URL));
  expect(lines(said)).toHaveLength(listed.length);
  expect(said).toContain("Template 'packed' (segments: 1): ");
  expect(said).toMatch(/Template 'packed' \(segments: 2\): .*\p{Script=Tamil}.*\{#alphanumeric#\}.*\{#url#\}$/mu);
  const set = (await doctor({ ...settings, TWILIO_SMS_FROM: "ANJRAI" })).said;
  expect(set).not.toContain("TWILIO_SMS_FROM is not set");
  expect(lines(set)).toEqual(lines(said));
});

test("what is not there, not known or not encrypted is named", async () => {
  const twilio = { ...(await startTwilio()).env, TWILIO_AUTH_TOKEN: "f".repeat(32), TWILIO_CONTENT_SID: "" };
  const settings = { ...mailEnv(await closedPort()), ...twilio, NEXT_PUBLIC_SITE_URL: "http://shop.invalid" };
  const { code, said } = await doctor(settings);
  expect(code).toBe(1);
  expect(said).toMatch(/^MISSING {2}The mail server could not be reached\./m);
  expect(said).toMatch(/^MISSING {2}Twilio did not accept our account's token\./m);
  expect(said).toMatch(/^MISSING {2}The site's address http:\/\/shop\.invalid is not encrypted\. Set .*https:/m);
});

test("secrets that somebody has thought of are named, and never printed", async () => {
  const { said } = await doctor({ STAFF_API_TOKEN: "anjarai-staff-password", SHOP_SECRET: "Zm9vYmFyYmF6cXV4MTk4NA" });
  expect(said).toMatch(/^MISSING {2}STAFF_API_TOKEN can be guessed\./m);
  expect(said).toMatch(/^ok {7}SHOP_SECRET is set$/m);
  expect(said).not.toMatch(/staff-password|Zm9v/);
  const person = await doctor({ STAFF_TOKENS: "packing:anjarai-packing-2027" });
  expect(person.code).toBe(1);
  expect(person.said).toMatch(/^\.env: STAFF_TOKENS: the token of 'packing' can be guessed: openssl/m);
  expect(person.said).not.toContain("packing-2027");
  const repeated = await doctor({ STAFF_API_TOKEN: "z".repeat(24) });
  expect(repeated.said).toMatch(/^MISSING {2}STAFF_API_TOKEN can be guessed\./m);
});

test("a backup counts for a day", async () => {
  const dataDir = newDataDir();
  await doctor({}, dataDir);
  // What a failed backup or a damaged file left behind is no backup.
  mkdirSync(join(dataDir, "backups", "2099-01-01T00-00-00.000Z"), { recursive: true });
  expect((await doctor({}, dataDir)).said).toMatch(/^MISSING {2}There is no backup in/m);
  const folder = join(dataDir, "backups", "2026-11-23T18-30-00.000Z");
  await command("backup", { SHOP_DATA_DIR: dataDir }, "backup", folder);
  expect((await doctor({}, dataDir)).said).toMatch(/^ok {7}The newest backup is younger than a day$/m);
  const old = Date.now() / 1000 - 3 * 86_400;
  utimesSync(join(folder, "orders.sqlite"), old, old);
  expect((await doctor({}, dataDir)).said).toMatch(/^MISSING {2}The newest backup is 3 days old\./m);
  // Of two the newer one counts, on whichever side its name stands.
  for (const name of ["2026-11-22T18-30-00.000Z", "2026-11-24T18-30-00.000Z"]) {
    const other = join(dataDir, "backups", name);
    await command("backup", { SHOP_DATA_DIR: dataDir }, "backup", other);
    expect((await doctor({}, dataDir)).said).toMatch(/^ok {7}The newest backup is younger than a day$/m);
    rmSync(other, { recursive: true });
  }
});

async function answering(status: number, body: unknown) {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    response.writeHead(status).end(JSON.stringify(body));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

test.each([
  ["as many proxies as are trusted", { proxies: 1, trusted: 1 }, 200, /^ok {7}TRUST_PROXY is 1/m],
  ["one more than is trusted", { proxies: 2, trusted: 1 }, 200, /^MISSING {2}2 proxies are .*Set TRUST_PROXY=2\.$/m],
  ["one less than is trusted", { proxies: 1, trusted: 2 }, 200, /^MISSING .* TRUST_PROXY is 2\. Set TRUST_PROXY=1\.$/m],
  ["another token", {}, 401, /^MISSING {2}The shop at http\S+ has another staff token\./m],
  ["another program", { hello: "world" }, 200, /^MISSING {2}The shop does not answer at/m],
])("the shop is called at its address: %s", async (_what, answer, status, expected) => {
  const { address, asked } = await answering(status, answer);
  const dataDir = newDataDir();
  const { said } = await doctor({ NEXT_PUBLIC_SITE_URL: address }, dataDir);
  expect(said).toMatch(expected);
  expect(asked.map(({ url, headers }) => [url, headers.authorization])).toEqual([
    ["/api/staff/connection", expect.stringMatching(/^Bearer [\da-f]{64}$/)],
  ]);
  // Whoever has the name gets a proof of the token, and not the token.
  const token = readFileSync(join(dataDir, "staff-token"), "utf8").trim();
  expect(asked[0]?.headers.authorization).not.toContain(token);
});

const messages = (failed: number, warehouse_unheard_seconds: number | null) => ({
  messages: { failed, warehouse_unheard_seconds },
});

test.each([
  ["all is well", { status: "ok", disk: "ok", ...messages(0, null) }, null],
  ["a message has just begun to wait", { status: "ok", disk: "ok", ...messages(0, 20) }, null],
  ["minutes", messages(0, 2700), "the warehouse's oldest unsent message is 45 min old"],
  ["hours", messages(0, 10_800), "the warehouse's oldest unsent message is 3 h old"],
  ["days", messages(0, 259_200), "the warehouse's oldest unsent message is 3 days old"],
  ["given up", messages(2, null), "2 message(s) were given up: GET /api/notifications"],
  [
    "no store",
    { status: "unavailable", disk: "nearly full" },
    "orders can't be saved now; the disk of the data folder has less than 200 MB free",
  ],
])(
  "a start says in one line what health finds wrong, with the age of the oldest unsent warehouse message: %s",
  async (_, body, line) => {
    const whole = { status: "degraded", ...body };
    const { address } = await answering(whole.status === "unavailable" ? 503 : 200, whole);
    expect(await healthLine(address)).toBe(line && `DEGRADED: ${line}`);
  },
);
