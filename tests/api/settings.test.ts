import { generateKeyPairSync } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { type Env, readEnv } from "#lib/server/settings/env.ts";
import { EnvError } from "#lib/server/settings/env-error.ts";
import { misspelt, readVariables } from "#lib/server/settings/env-variables.ts";
import { connectFirestore } from "#lib/server/store/firestore-connection.ts";
import { tokensOf } from "@/tests/support/orders";
import { freshShop, newDataDir } from "@/tests/support/shop";

const firebase = {
  NEXT_PUBLIC_FIREBASE_API_KEY: "key",
  NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: "shop.example",
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: "shop",
  NEXT_PUBLIC_FIREBASE_APP_ID: "app",
};
const mail = {
  SMTP_URL: "smtps://user:password@mail.example:465",
  MAIL_FROM: "Larder <shop@wayanad-larder.example>",
  WAREHOUSE_EMAIL: "packing@warehouse.example",
};
const twilio = {
  TWILIO_ACCOUNT_SID: "AC0123456789abcdef0123456789abcdef",
  TWILIO_AUTH_TOKEN: "0123456789abcdef0123456789abcdef",
  TWILIO_WHATSAPP_FROM: "+14155238886",
  WAREHOUSE_WHATSAPP_TO: "+919811111111",
};
const firestore = {
  FIREBASE_PROJECT_ID: "shop",
  STAFF_API_TOKEN: "a-token-of-the-tests-20",
  SHOP_SECRET: "a-secret-of-the-tests",
};
const { packing, office } = tokensOf;
type Settings = Record<string, string>;

/** The one line that the start ends with, or undefined when the settings can be used. */
function refusalOf(settings: Settings): string | undefined {
  try {
    readEnv(settings);
    return undefined;
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    expect(error.message).not.toContain("\n");
    return error.message;
  }
}

const without = (settings: Settings, name: string) =>
  Object.fromEntries(Object.entries(settings).filter(([key]) => key !== name));

const groups: [name: string, whole: Settings, optional: string[]][] = [
  ["Firebase sign-in", firebase, ["NEXT_PUBLIC_FIREBASE_MEASUREMENT_ID"]],
  ["mail", mail, []],
  ["WhatsApp", twilio, ["WAREHOUSE_WHATSAPP_FALLBACK", "TWILIO_CONTENT_SID", "TWILIO_SMS_FROM", "TWILIO_API_BASE_URL"]],
];
const valid: Settings = {
  TWILIO_CONTENT_SID: "HX0123456789abcdef0123456789abcdef",
  TWILIO_API_BASE_URL: "https://twilio.example",
};
type Half = [group: string, half: string, settings: Settings, missing: string[]];
const halves = groups.flatMap(([group, whole, optional]): Half[] => [
  ...Object.keys(whole).map((name): Half => [group, `all but ${name}`, without(whole, name), [name]]),
  ...[...Object.keys(whole), ...optional].map((name): Half => {
    const alone = { [name]: { ...whole, ...valid }[name] ?? "+919811111111" };
    return [group, `${name} alone`, alone, Object.keys(without(whole, name))];
  }),
]);

test.each(halves)("half of %s (%s) is refused with what is missing", (group, _half, settings, missing) => {
  expect(refusalOf(settings)).toBe(`The ${group} settings are half set; missing: ${missing.join(", ")}.`);
});

test.each(groups)("the whole of %s can be used, and blank copies of it count as unset", (_, whole) => {
  expect(refusalOf(whole)).toBeUndefined();
  expect(readEnv(Object.fromEntries(Object.keys(whole).map((name) => [name, ""])))).toEqual(readEnv({}));
});

test("an empty environment is a working shop on this machine alone", () => {
  expect(readEnv({})).toEqual({
    ...readVariables({}),
    port: 3000,
    host: "127.0.0.1",
    dataDir: resolve(".data"),
    siteUrl: null,
    allowSamples: false,
    cronSecret: null,
    staffToken: null,
    persons: [],
    shopSecret: null,
    store: { kind: "sqlite" },
    signIn: { kind: "emulator", port: 9099 },
    analytics: false,
    rateLimit: true,
    MESSAGE_CEILING: 300,
    MAIL_CEILING: 200,
    trustProxy: 0,
    handlesSignals: false,
    whatsapp: null,
    own: { host: "127.0.0.1", port: 3000 },
    mail: { smtpUrl: null, requireTls: false, from: "orders@shop.example", warehouse: ["warehouse@shop.example"] },
  });
});

test.each<[half: string, settings: Settings, missing: string]>([
  ["a project alone", { FIREBASE_PROJECT_ID: "shop" }, "STAFF_API_TOKEN, SHOP_SECRET"],
  ["no token", without(firestore, "STAFF_API_TOKEN"), "STAFF_API_TOKEN"],
  ["no secret", without(firestore, "SHOP_SECRET"), "SHOP_SECRET"],
  ["no project", { ...firestore, FIREBASE_PROJECT_ID: "", ORDER_STORE: "firestore" }, "FIREBASE_PROJECT_ID"],
  ["the choice alone", { ORDER_STORE: "firestore" }, "FIREBASE_PROJECT_ID, STAFF_API_TOKEN, SHOP_SECRET"],
  ["a key alone", { GOOGLE_APPLICATION_CREDENTIALS: "/key" }, "FIREBASE_PROJECT_ID, STAFF_API_TOKEN, SHOP_SECRET"],
  ["an emulator", { FIRESTORE_EMULATOR_HOST: "localhost:8" }, "FIREBASE_PROJECT_ID, STAFF_API_TOKEN, SHOP_SECRET"],
])("half of what Firestore needs (%s) is refused with what is missing", (_half, settings, missing) => {
  expect(refusalOf({ ...firebase, ...settings })).toBe(
    `Orders in Firestore, which several servers may share, need more; missing: ${missing}.`,
  );
});

const inFirestore = { kind: "firestore", projectId: "shop", database: null, key: null } as const;
test.each<[settings: Settings, store: Env["store"]]>([
  [{}, { kind: "sqlite" }],
  [{ ORDER_STORE: "sqlite" }, { kind: "sqlite" }],
  [{ STAFF_API_TOKEN: "a-token-of-the-tests-20", SHOP_SECRET: "a-secret-of-the-tests" }, { kind: "sqlite" }],
  [{ ...firebase, ...firestore }, inFirestore],
  [{ ...firebase, ...firestore, ORDER_STORE: "firestore" }, inFirestore],
  [{ ...firebase, ...firestore, FIRESTORE_EMULATOR_HOST: "[::1]:8080" }, inFirestore],
  [{ ...firebase, ...firestore, ORDER_STORE: "sqlite" }, { kind: "sqlite" }],
  [{ ...firebase, FIREBASE_PROJECT_ID: "shop", ORDER_STORE: "sqlite" }, { kind: "sqlite" }],
])("%j: orders are saved in %j", (settings, store) => {
  expect(readEnv(settings).store).toEqual(store);
});

/** What a setting needs beside it. */
const beside = (name: string): Settings => {
  if (/^TWILIO_|^WAREHOUSE_WHATSAPP/.test(name)) return twilio;
  if (/^(SMTP|MAIL|WAREHOUSE)_/.test(name)) return mail;
  return /^FIRESTORE_/.test(name) ? { ...firebase, ...firestore } : {};
};

const refused: Record<string, string[]> = {
  SMTP_URL: ["mail.example:465", "https://mail.example", "smtp//mail.example"],
  MAIL_FROM: ["Larder", "Larder shop@larder.example", "a@larder.example, b@larder.example", "@larder.example"],
  WAREHOUSE_EMAIL: ["a@w.example,", "a@w.example b@w.example", "Packing <a@w.example>", "a@w.example\nx", "packing@"],
  STAFF_API_TOKEN: ["nineteen-characters", "two words that are long enough", "a-token-of-the-tests-20\n"],
  STAFF_TOKENS: [
    ...["packing", packing, `:${packing}`, `*:${packing}`, `**:${packing}`, ` - :${packing}`, `packing:${packing},`],
    ...["staff", "customer", "link", "Command", "a".repeat(21), "pack.ing"].map((name) => `${name}:${packing}`),
    `packing:${packing.slice(1)}`,
    `packing:${packing}, office:${office} ${office}`,
    `packing:${packing},Packing*:${office}`,
    `packing:${packing},office:${packing}`,
    "packing:anjarai-packing-2027",
  ],
  FIRESTORE_DATABASE: ["Staging"],
  FIRESTORE_EMULATOR_HOST: ["localhost", "http://[::1]:80"],
  CRON_SECRET: ["short"],
  SHOP_SECRET: ["short"],
  TWILIO_ACCOUNT_SID: ["SK", "xAC"].map((kind) => `${kind}${"0".repeat(32)}`).concat(`AC${"0".repeat(33)}`),
  TWILIO_AUTH_TOKEN: ["0123"],
  TWILIO_CONTENT_SID: ["HX0123"],
  TWILIO_SMS_FROM: ["12", "a-b", "ABCDEFGHIJKL", "9876500000"],
  TWILIO_WHATSAPP_FROM: ["14155238886"],
  TWILIO_API_BASE_URL: ["twilio.example"],
  WAREHOUSE_WHATSAPP_TO: ["+919811111111, 98222", "+919811111111,"],
  WAREHOUSE_WHATSAPP_FALLBACK: ["warehouse"],
  MESSAGE_CEILING: ["many", "-1"],
  ALLOW_SAMPLES: ["true"],
  ORDER_STORE: ["mysql"],
  PORT: ["http", "70000"],
  TRUST_PROXY: ["yes"],
  RATE_LIMIT: ["no"],
  NEXT_PUBLIC_SITE_URL: ["shop.example"],
};

test.each(Object.entries(refused))("%s with a wrong value is named in one line with what to do", (name, values) => {
  for (const value of values)
    expect(refusalOf({ ...beside(name), [name]: value }), value).toMatch(new RegExp(`^${name}(:| is )[\\s\\S]{10}`));
});

test("a project without sign-in by Firebase names what is missing", () => {
  expect(refusalOf({ FIREBASE_PROJECT_ID: "shop" })).toMatch(/^FIREBASE_PROJECT_ID .*NEXT_PUBLIC_FIREBASE_API_KEY/);
});

const token = "a-token-of-the-tests-20";
test.each<[settings: Settings, named: RegExp]>([
  [{ STAFF_API_TOKEN: token, CRON_SECRET: token }, /^CRON_SECRET is a secret of its own: the scheduler must not have/],
  [{ SHOP_SECRET: token, CRON_SECRET: token }, /^CRON_SECRET is a secret of its own/],
  [{ STAFF_API_TOKEN: token, SHOP_SECRET: token }, /^SHOP_SECRET is a secret of its own: staff must not have/],
  ...["STAFF_API_TOKEN", "SHOP_SECRET", "CRON_SECRET"].map((name): [Settings, RegExp] => [
    { STAFF_TOKENS: `packing:${packing}`, [name]: packing },
    /^STAFF_TOKENS: the token of 'packing' is somebody else's or another secret/,
  ]),
])("%j: one secret in two places stops the start", (settings, named) => {
  expect(refusalOf(settings)).toMatch(named);
});

// promise: All that is wrong in the settings is told at once
test("wrong values and half-set groups are told together, a line each", () => {
  const wrong = { TWILIO_ACCOUNT_SID: "12", TRUST_PROXY: "yes", STAFF_TOKENS: "packing", TWILIO_SMS_FROM: "1" };
  expect(() => readEnv(wrong)).toThrow(
    /^The WhatsApp [^\n]*\nTRUST_PROXY is not [^\n]*\nTWILIO_ACCOUNT_SID is not [^\n]*\nTWILIO_SMS_FROM is not [^\n]*\nSTAFF_TOKENS: [^\n]*$/,
  );
});

// promise: A misspelt setting is named
test("a name that is nearly a setting's is named with it; what belongs to the machine is not", () => {
  const names = (settings: Settings) => misspelt(settings).map((line) => line.replace(/ is no .* is | meant\?$/g, "|"));
  expect(names({ SMTP_URI: "smtp://x", smtp_url: "x", TWILIO_NUMBER: "1", NEXT_PUBLIC_SITE_URI: "x" })).toEqual([
    "SMTP_URI|SMTP_URL|",
    "smtp_url|SMTP_URL|",
    expect.stringMatching(/^TWILIO_NUMBER\|TWILIO_\w+\|$/),
    "NEXT_PUBLIC_SITE_URI|NEXT_PUBLIC_SITE_URL|",
  ]);
  const ours = { ...mail, ...twilio, ...firebase, ...firestore, SMTP_URI: "" };
  const machine = { HOME: "/root", PATH: "/bin", PWD: "/", HOSTNAME: "a", NODE_ENV: "x", GOOGLE_CLOUD_PROJECT: "a" };
  expect(names({ ...machine, ...ours })).toEqual([]);
});

// promise: A setting that is refused is not repeated
test("a refused mail server's address and a refused token aren't repeated: they are secrets", () => {
  expect(refusalOf({ ...mail, SMTP_URL: "http://user:tamarind@mail.example" })).not.toContain("tamarind");
  expect(refusalOf({ STAFF_API_TOKEN: "two secret words" })).not.toContain("secret");
  expect(refusalOf({ SHOP_SECRET: "tamarind" })).not.toContain("tamarind");
  const tokens = ["tamarind", "tamarind:packing", "a:tamarind-tamarind-tamarind", "a:tamarind", "tamarind:b,"];
  for (const STAFF_TOKENS of tokens) expect(refusalOf({ STAFF_TOKENS })).not.toContain("tamarind");
});

test("persons of staff have a name each, in any script, and a star marks an owner", () => {
  const { persons } = readEnv({ STAFF_TOKENS: ` Packing Desk-2:${packing} , மலர்*:${office}` });
  expect(persons).toEqual([
    { name: "Packing Desk-2", owner: false, token: packing },
    { name: "மலர்", owner: true, token: office },
  ]);
  expect(readEnv({ STAFF_TOKENS: "" }).persons).toEqual([]);
  expect(readEnv({ STAFF_TOKENS: `${"a".repeat(20)}*:${office}` }).persons).toMatchObject([{ name: "a".repeat(20) }]);
});

test.each<[settings: Settings, kind: string]>([
  [{}, "emulator"],
  [{ HOST: "127.0.0.1", NEXT_PUBLIC_SITE_URL: "http://localhost:3000" }, "emulator"],
  [{ HOST: "0.0.0.0" }, "none"],
  [{ TRUST_PROXY: "1" }, "none"],
  [{ NEXT_PUBLIC_SITE_URL: "https://shop.example" }, "none"],
  [{ NEXT_PUBLIC_SITE_URL: "https://localhost.shop.example" }, "none"],
  [{ ...firebase, HOST: "0.0.0.0", TRUST_PROXY: "1" }, "firebase"],
])("%j: sign-in is %s, and by the forgeable emulator on this machine alone", (settings, kind) => {
  expect(readEnv(settings).signIn.kind).toBe(kind);
});

test("several warehouse addresses are several recipients, each once", () => {
  const WAREHOUSE_EMAIL = "a@w.example, b@w.example,a@w.example";
  expect(readEnv({ ...mail, WAREHOUSE_EMAIL }).mail.warehouse).toEqual(["a@w.example", "b@w.example"]);
});

const pem = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
  publicKeyEncoding: { type: "spki", format: "pem" },
}).privateKey;
const key = { type: "service_account", client_email: "shop@shop.iam.example", private_key: pem };

const keys: [what: string, text: string, said?: RegExp][] = [
  ["whole", JSON.stringify(key)],
  ["cut off", JSON.stringify(key).slice(0, 300), /is not a key of a service account/],
  ["something else", "[]", /is not a key of a service account/],
  ["no JSON", "/etc/key.json", /is not a key of a service account/],
  ["without its key", JSON.stringify({ ...key, private_key: undefined }), /lacks its client_email or private_key/],
  ["damaged", JSON.stringify({ ...key, private_key: pem.replace("MII", "MI") }), /: its private_key is damaged/],
];
test.each(keys)("a service account's key that is %s is told, and never shown", (_what, text, said) => {
  const file = join(newDataDir(), "key.json");
  writeFileSync(file, text);
  const ways = { GOOGLE_APPLICATION_CREDENTIALS: file, FIREBASE_SERVICE_ACCOUNT: text };
  for (const [name, value] of Object.entries(ways)) {
    const refusal = refusalOf({ ...firebase, ...firestore, [name]: value });
    if (!said) expect(refusal).toBeUndefined();
    else expect(refusal?.startsWith(name) && said.test(refusal)).toBe(true);
    expect(refusal ?? "").not.toMatch(/shop\.iam\.example|PRIVATE KEY|MII/);
  }
});

test("a key's file that is missing is told, and a user's own sign-in is one", () => {
  const file = join(newDataDir(), "key.json");
  const refusal = () => refusalOf({ ...firebase, ...firestore, GOOGLE_APPLICATION_CREDENTIALS: file });
  expect(refusal()).toMatch(/^GOOGLE_APPLICATION_CREDENTIALS: .*key\.json can't be read \(ENOENT\)\.$/);
  writeFileSync(file, JSON.stringify({ type: "authorized_user", refresh_token: "x" }));
  expect(refusal()).toBeUndefined();
});

test("the key of a service account may be a setting itself, for hosts where no file can be placed", () => {
  const given = { FIREBASE_SERVICE_ACCOUNT: JSON.stringify(key), FIRESTORE_DATABASE: "staging" };
  const { type: _, ...own } = key;
  const expected = { ...inFirestore, database: "staging", key: own };
  expect(readEnv({ ...firebase, ...firestore, ...given }).store).toEqual(expected);
});

test("Google's client signs in with that key, at the database that is named", async () => {
  const { db } = await connectFirestore({ projectId: "shop", database: "staging", key: { ...key } });
  expect(db.databaseId).toBe("staging");
});

test.each<Settings>([
  { SMTP_URL: mail.SMTP_URL },
  { STAFF_API_TOKEN: "short" },
  { ...firebase, ...firestore, GOOGLE_APPLICATION_CREDENTIALS: "/no/such/key" },
])("a build needs no secrets of the server's, and none of them right: %j", async (settings) => {
  const shop = await freshShop({ ...settings, NEXT_PHASE: "phase-production-build", SHOP_DATA_DIR: "" });
  expect((await shop.call("GET", "/api/config")).status).toBe(200);
});

test("phone numbers may be copied as Twilio shows them, with 'whatsapp:', spaces and hyphens", () => {
  const copied = {
    ...twilio,
    TWILIO_WHATSAPP_FROM: "whatsapp:+1 415 523-8886",
    WAREHOUSE_WHATSAPP_TO: "whatsapp:+91 98111 11111, +91-98222-22222 ",
    WAREHOUSE_WHATSAPP_FALLBACK: " whatsapp:+919833333333",
  };
  const to = ["+919811111111", "+919822222222"];
  expect(readEnv(copied).whatsapp).toMatchObject({ from: "+14155238886", to, fallback: "+919833333333" });
});
