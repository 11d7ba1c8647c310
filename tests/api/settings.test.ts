import { generateKeyPairSync } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { type Env, readEnv } from "#lib/server/env.ts";
import { EnvError } from "#lib/server/settings/env-error.ts";
import { misspelt } from "#lib/server/settings/env-variables.ts";
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
type Half = { group: string; half: string; settings: Settings; missing: string[] };
const halves = groups.flatMap(([group, whole, optional]): Half[] => [
  ...Object.keys(whole).map((name) => ({
    group,
    half: `all but ${name}`,
    settings: without(whole, name),
    missing: [name],
  })),
  ...[...Object.keys(whole), ...optional].map((name) => ({
    group,
    half: `${name} alone`,
    settings: { [name]: { ...whole, ...valid }[name] ?? "+919811111111" },
    missing: Object.keys(without(whole, name)),
  })),
]);

test.each(halves)("half of $group ($half) is refused with what is missing", ({ group, settings, missing }) => {
  expect(refusalOf(settings)).toBe(`The ${group} settings are half set; missing: ${missing.join(", ")}.`);
});

test.each(groups)("the whole of %s can be used, and blank copies of it count as unset", (_, whole) => {
  expect(refusalOf(whole)).toBeUndefined();
  expect(readEnv(Object.fromEntries(Object.keys(whole).map((name) => [name, ""])))).toEqual(readEnv({}));
});

test("an empty environment is a working shop on this machine alone", () => {
  expect(readEnv({})).toEqual({
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
    messageCeiling: 300,
    mailCeiling: 200,
    trustProxy: 0,
    handlesSignals: false,
    whatsapp: null,
    own: { host: "127.0.0.1", port: 3000 },
    mail: {
      smtpUrl: null,
      requireTls: false,
      from: "orders@shop.example",
      warehouse: ["warehouse@shop.example"],
    },
  });
});

test.each<[half: string, settings: Settings, missing: string]>([
  ["a project alone", { FIREBASE_PROJECT_ID: "shop" }, "STAFF_API_TOKEN, SHOP_SECRET"],
  ["no token", without(firestore, "STAFF_API_TOKEN"), "STAFF_API_TOKEN"],
  ["no secret", without(firestore, "SHOP_SECRET"), "SHOP_SECRET"],
  ["no project", { ...firestore, FIREBASE_PROJECT_ID: "", ORDER_STORE: "firestore" }, "FIREBASE_PROJECT_ID"],
  ["the choice alone", { ORDER_STORE: "firestore" }, "FIREBASE_PROJECT_ID, STAFF_API_TOKEN, SHOP_SECRET"],
  ...["GOOGLE_APPLICATION_CREDENTIALS", "FIRESTORE_EMULATOR_HOST"].map((name): [string, Settings, string] => [
    `${name} alone`,
    { [name]: "localhost:8080" },
    "FIREBASE_PROJECT_ID, STAFF_API_TOKEN, SHOP_SECRET",
  ]),
])("half of what Firestore needs (%s) is refused with what is missing", (_half, settings, missing) => {
  expect(refusalOf({ ...firebase, ...settings })).toBe(
    `Orders in Firestore, which several servers may share, need more; missing: ${missing}.`,
  );
});

test.each<[settings: Settings, store: Env["store"]]>([
  [{}, { kind: "sqlite" }],
  [{ ORDER_STORE: "sqlite" }, { kind: "sqlite" }],
  [{ STAFF_API_TOKEN: "a-token-of-the-tests-20", SHOP_SECRET: "a-secret-of-the-tests" }, { kind: "sqlite" }],
  [
    { ...firebase, ...firestore },
    { kind: "firestore", projectId: "shop", database: null, key: null },
  ],
  [
    { ...firebase, ...firestore, ORDER_STORE: "firestore" },
    { kind: "firestore", projectId: "shop", database: null, key: null },
  ],
  [
    { ...firebase, ...firestore, FIRESTORE_EMULATOR_HOST: "[::1]:8080" },
    { kind: "firestore", projectId: "shop", database: null, key: null },
  ],
  [{ ...firebase, ...firestore, ORDER_STORE: "sqlite" }, { kind: "sqlite" }],
  [{ ...firebase, FIREBASE_PROJECT_ID: "shop", ORDER_STORE: "sqlite" }, { kind: "sqlite" }],
])("%j: orders are saved in %j", (settings, store) => {
  expect(readEnv(settings).store).toEqual(store);
});

test.each<[settings: Settings, named: RegExp]>([
  [{ ...mail, SMTP_URL: "mail.example:465" }, /^SMTP_URL is not an address like smtps:/],
  [{ ...mail, SMTP_URL: "https://mail.example" }, /^SMTP_URL is not/],
  [{ ...mail, SMTP_URL: "smtp//mail.example" }, /^SMTP_URL is not/],
  [
    { ...mail, MAIL_FROM: "Larder" },
    /^MAIL_FROM is not an e-mail address like orders@shop.example, or 'Name <.*>': Larder$/,
  ],
  [{ ...mail, MAIL_FROM: "Larder shop@wayanad-larder.example" }, /^MAIL_FROM is not/],
  [{ ...mail, MAIL_FROM: "a@wayanad-larder.example, b@wayanad-larder.example" }, /^MAIL_FROM is not/],
  [{ ...mail, WAREHOUSE_EMAIL: "packing@warehouse.example," }, /^WAREHOUSE_EMAIL is not/],
  [{ ...mail, WAREHOUSE_EMAIL: "a@warehouse.example b@warehouse.example" }, /^WAREHOUSE_EMAIL is not/],
  [{ ...mail, WAREHOUSE_EMAIL: "Packing <packing@warehouse.example>" }, /^WAREHOUSE_EMAIL is not/],
  [{ ...mail, WAREHOUSE_EMAIL: "packing@warehouse.example\nx" }, /^WAREHOUSE_EMAIL is not/],
  [
    { STAFF_API_TOKEN: "nineteen-characters" },
    /^STAFF_API_TOKEN is not 20 or more characters without blanks \(openssl .*\)\.$/,
  ],
  [{ ...firebase, ...firestore, FIRESTORE_DATABASE: "Staging" }, /^FIRESTORE_DATABASE is not a database's name/],
  [{ CRON_SECRET: "short" }, /^CRON_SECRET is not 20 or more characters without blanks \(openssl .*\)\.$/],
  [
    { STAFF_API_TOKEN: "a-token-of-the-tests-20", CRON_SECRET: "a-token-of-the-tests-20" },
    /^CRON_SECRET is a secret of its own: the scheduler must not have the staff's token\.$/,
  ],
  [
    { STAFF_API_TOKEN: "a-token-of-the-tests-20", SHOP_SECRET: "a-token-of-the-tests-20" },
    /^SHOP_SECRET is a secret of its own: staff must not have what signs customers' cookies\.$/,
  ],
  [{ SHOP_SECRET: "short" }, /^SHOP_SECRET is not 20 or more characters without blanks \(openssl .*\)\.$/],
  [{ ...twilio, TWILIO_ACCOUNT_SID: "SK0123456789abcdef0123456789abcdef" }, /^TWILIO_ACCOUNT_SID is not 'AC' and 32/],
  [{ ...twilio, TWILIO_ACCOUNT_SID: "xAC0123456789abcdef0123456789abcdef" }, /^TWILIO_ACCOUNT_SID is not/],
  [{ ...twilio, TWILIO_ACCOUNT_SID: "AC0123456789abcdef0123456789abcdef0" }, /^TWILIO_ACCOUNT_SID is not/],
  [{ ...twilio, TWILIO_AUTH_TOKEN: "0123" }, /^TWILIO_AUTH_TOKEN is not 32 hexadecimal digits\.$/],
  [{ ...twilio, TWILIO_CONTENT_SID: "HX0123" }, /^TWILIO_CONTENT_SID is not 'HX' and 32/],
  [{ ...twilio, TWILIO_API_BASE_URL: "twilio.example" }, /^TWILIO_API_BASE_URL is not an address like/],
  [{ MESSAGE_CEILING: "many" }, /^MESSAGE_CEILING is not a whole number like 300, of at most 1000000: many$/],
  [{ MESSAGE_CEILING: "-1" }, /^MESSAGE_CEILING is not a whole number .*: -1$/],
  [{ ALLOW_SAMPLES: "true" }, /^ALLOW_SAMPLES is not yes or no: true$/],
  [{ ...mail, MAIL_FROM: "@wayanad-larder.example" }, /^MAIL_FROM is not/],
  [{ ...mail, WAREHOUSE_EMAIL: "packing@" }, /^WAREHOUSE_EMAIL is not/],
  [{ STAFF_API_TOKEN: "two words that are long enough" }, /^STAFF_API_TOKEN is not/],
  ...[
    "packing",
    `${packing}`,
    `:${packing}`,
    `*:${packing}`,
    `**:${packing}`,
    ` - :${packing}`,
    `packing:${packing},`,
  ].map((STAFF_TOKENS): [Settings, RegExp] => [
    { STAFF_TOKENS },
    /^STAFF_TOKENS: number [12] is not like packing:TOKEN or, for an owner, office\*:TOKEN\. .* 20 or more .*: openssl/,
  ]),
  [{ STAFF_TOKENS: `${"a".repeat(21)}:${packing}` }, /^STAFF_TOKENS: number 1 is not/],
  [{ STAFF_TOKENS: `pack.ing:${packing}` }, /^STAFF_TOKENS: number 1 is not/],
  [{ STAFF_TOKENS: `packing:${packing.slice(1)}` }, /^STAFF_TOKENS: number 1 is not/],
  [{ STAFF_TOKENS: `packing:${packing}, office:${office} ${office}` }, /^STAFF_TOKENS: number 2 is not/],
  [{ STAFF_TOKENS: `packing:${packing},Packing*:${office}` }, /^STAFF_TOKENS: 'Packing' is taken\. /],
  ...["staff", "customer", "link", "Command"].map((name): [Settings, RegExp] => [
    { STAFF_TOKENS: `${name}:${packing}` },
    new RegExp(
      `^STAFF_TOKENS: '${name}' is taken\\. Each person has a name alone; staff, customer, link, command are none\\.$`,
    ),
  ]),
  [
    { STAFF_TOKENS: `packing:${packing},office:${packing}` },
    /^STAFF_TOKENS: the token of 'office' is somebody else's or another secret: openssl rand -base64 24 makes another\.$/,
  ],
  ...["STAFF_API_TOKEN", "SHOP_SECRET", "CRON_SECRET"].map((name): [Settings, RegExp] => [
    { STAFF_TOKENS: `packing:${packing}`, [name]: packing },
    /^STAFF_TOKENS: the token of 'packing' is somebody else's or another secret/,
  ]),
  [
    { STAFF_TOKENS: "packing:anjarai-packing-2027" },
    /^STAFF_TOKENS: the token of 'packing' can be guessed: openssl rand -base64 24 makes another\.$/,
  ],
  [{ STAFF_API_TOKEN: "a-token-of-the-tests-20\n" }, /^STAFF_API_TOKEN is not/],
  [{ FIREBASE_PROJECT_ID: "shop" }, /^FIREBASE_PROJECT_ID is set without NEXT_PUBLIC_FIREBASE_API_KEY/],
  [{ ...firebase, ...firestore, FIRESTORE_EMULATOR_HOST: "localhost" }, /^FIRESTORE_EMULATOR_HOST is not an address/],
  [
    { ...firebase, ...firestore, FIRESTORE_EMULATOR_HOST: "http://[::1]:80" },
    /^FIRESTORE_EMULATOR_HOST is not an address/,
  ],
  [{ ORDER_STORE: "mysql" }, /^ORDER_STORE is not sqlite or firestore: mysql$/],
  [{ PORT: "http" }, /^PORT is not a whole number like 3000, of at most 65535: http$/],
  [{ PORT: "70000" }, /^PORT is not a whole number .*: 70000$/],
  [{ TRUST_PROXY: "yes" }, /^TRUST_PROXY is not a whole number like 1, of at most 10: yes$/],
  [{ RATE_LIMIT: "no" }, /^RATE_LIMIT is not on or off: no$/],
  [{ NEXT_PUBLIC_SITE_URL: "shop.example" }, /^NEXT_PUBLIC_SITE_URL is not an address like/],
  [{ ...twilio, TWILIO_WHATSAPP_FROM: "14155238886" }, /^TWILIO_WHATSAPP_FROM is not a phone number/],
  [
    { ...twilio, WAREHOUSE_WHATSAPP_TO: "+919811111111, 98222" },
    /^WAREHOUSE_WHATSAPP_TO is not .*: \+919811111111, 98222$/,
  ],
  [{ ...twilio, WAREHOUSE_WHATSAPP_TO: "+919811111111," }, /^WAREHOUSE_WHATSAPP_TO is not a phone number/],
  [{ ...twilio, WAREHOUSE_WHATSAPP_FALLBACK: "warehouse" }, /^WAREHOUSE_WHATSAPP_FALLBACK is not a phone number/],
])("%j stops the start with one line that names it", (settings, named) => {
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
  const ours = Object.fromEntries(
    Object.keys({ ...mail, ...twilio, ...firebase, ...firestore }).map((name) => [name, "x"]),
  );
  const machine = {
    HOME: "/root",
    PATH: "/bin",
    PWD: "/",
    HOSTNAME: "a",
    NODE_ENV: "production",
    GOOGLE_CLOUD_PROJECT: "a",
  };
  expect(names({ ...machine, ...ours, SMTP_URI: "" })).toEqual([]);
});

// promise: A setting that is refused is not repeated
test("a refused mail server's address and a refused token aren't repeated: they are secrets", () => {
  expect(refusalOf({ ...mail, SMTP_URL: "http://user:tamarind@mail.example" })).not.toContain("tamarind");
  expect(refusalOf({ STAFF_API_TOKEN: "two secret words" })).not.toContain("secret");
  expect(refusalOf({ SHOP_SECRET: "tamarind" })).not.toContain("tamarind");
  for (const STAFF_TOKENS of [
    "tamarind",
    "tamarind:packing",
    "a:tamarind-tamarind-tamarind",
    "a:tamarind",
    "tamarind:b,",
  ])
    expect(refusalOf({ STAFF_TOKENS })).not.toContain("tamarind");
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
  const WAREHOUSE_EMAIL = "one@warehouse.example, two@warehouse.example,one@warehouse.example";
  expect(readEnv({ ...mail, WAREHOUSE_EMAIL }).mail.warehouse).toEqual([
    "one@warehouse.example",
    "two@warehouse.example",
  ]);
});

const pem = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
  publicKeyEncoding: { type: "spki", format: "pem" },
}).privateKey;
const key = { type: "service_account", client_email: "shop@shop.iam.example", private_key: pem };

test.each<[what: string, text: string | null, said: RegExp | undefined]>([
  ["whole", JSON.stringify(key), undefined],
  ["a user's own sign-in", JSON.stringify({ type: "authorized_user", refresh_token: "x" }), undefined],
  ["missing", null, /^GOOGLE_APPLICATION_CREDENTIALS: .*key\.json can't be read \(ENOENT\)\.$/],
  [
    "cut off",
    JSON.stringify(key).slice(0, 300),
    /^GOOGLE_APPLICATION_CREDENTIALS: .* is not a key of a service account/,
  ],
  ["something else", "[]", /^GOOGLE_APPLICATION_CREDENTIALS: .* is not a key of a service account/],
  ["without its key", JSON.stringify({ ...key, private_key: undefined }), /lacks its client_email or private_key/],
  [
    "damaged",
    JSON.stringify({ ...key, private_key: pem.replace("MII", "MI") }),
    /key\.json: its private_key is damaged/,
  ],
])("a service account's key that is %s stops the start, or doesn't, with what is wrong", (_what, text, said) => {
  const file = join(newDataDir(), "key.json");
  if (text !== null) writeFileSync(file, text);
  const refusal = refusalOf({ ...firebase, ...firestore, GOOGLE_APPLICATION_CREDENTIALS: file });
  if (said) expect(refusal).toMatch(said);
  else expect(refusal).toBeUndefined();
  expect(refusal ?? "").not.toContain("shop.iam.example");
});

test("the key of a service account may be a setting itself, for hosts where no file can be placed", () => {
  const given = {
    ...firebase,
    ...firestore,
    FIREBASE_SERVICE_ACCOUNT: JSON.stringify(key),
    FIRESTORE_DATABASE: "staging",
  };
  expect(readEnv(given).store).toEqual({
    kind: "firestore",
    projectId: "shop",
    database: "staging",
    key: { client_email: key.client_email, private_key: pem },
  });
});

test.each([
  ["cut off", JSON.stringify(key).slice(0, 300), /^FIREBASE_SERVICE_ACCOUNT is not a key of a service account/],
  ["the path of a file", "/etc/key.json", /^FIREBASE_SERVICE_ACCOUNT is not a key of a service account/],
  ["without its key", JSON.stringify({ ...key, private_key: 1 }), /^FIREBASE_SERVICE_ACCOUNT lacks its client_email/],
  [
    "damaged",
    JSON.stringify({ ...key, private_key: pem.slice(40) }),
    /^FIREBASE_SERVICE_ACCOUNT: its private_key is dam/,
  ],
])("a service account's key in a setting that is %s stops the start without being shown", (_what, value, said) => {
  const refusal = refusalOf({ ...firebase, ...firestore, FIREBASE_SERVICE_ACCOUNT: value });
  expect(refusal).toMatch(said);
  expect(refusal).not.toMatch(/shop\.iam\.example|PRIVATE KEY|MII/);
});

test("Google's client signs in with that key, at the database that is named", async () => {
  const { db } = await connectFirestore({ projectId: "shop", database: "staging", key: { ...key } });
  expect(db.databaseId).toBe("staging");
});

test.each([
  ["half of the mail group", { SMTP_URL: mail.SMTP_URL }],
  ["a token that is too short", { STAFF_API_TOKEN: "short" }],
  ["a project whose key is elsewhere", { ...firebase, ...firestore, GOOGLE_APPLICATION_CREDENTIALS: "/no/such/key" }],
])("a build needs no secrets of the server's, and none of them right: %s", async (_what, settings) => {
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
  expect(readEnv(copied).whatsapp).toMatchObject({
    from: "+14155238886",
    to: ["+919811111111", "+919822222222"],
    fallback: "+919833333333",
  });
});
