import "server-only";
import { resolve } from "node:path";
import * as z from "zod";

/** The environment cannot be used as it stands; the message is one line that names what is missing or wrong. */
export class EnvError extends Error {
  override name = "EnvError";
}

/** Where the shop listens unless told otherwise: nobody but this machine reaches it. */
export const LOOPBACK = "127.0.0.1";

/** An empty value is what a copied, not filled-in .env leaves behind: it counts as unset. */
const text = z.preprocess((value) => (value === "" ? undefined : value), z.string().optional());
const number = (fallback: number, highest: number) =>
  z.preprocess(
    (value) => (value === "" || value === undefined ? fallback : value),
    z.coerce.number().int().min(0).max(highest),
  );
const oneOf = <const T extends readonly [string, ...string[]]>(options: T) =>
  z.preprocess((value) => (value === "" ? undefined : value), z.enum(options).optional());

const variables = z.object({
  PORT: number(3000, 65535),
  HOST: text,
  SHOP_DATA_DIR: text,
  NEXT_PUBLIC_SITE_URL: text,
  STAFF_API_TOKEN: text,
  SHOP_SECRET: text,
  ORDER_STORE: oneOf(["sqlite", "firestore"]),
  FIREBASE_PROJECT_ID: text,
  GOOGLE_APPLICATION_CREDENTIALS: text,
  FIRESTORE_EMULATOR_HOST: text,
  NEXT_PUBLIC_FIREBASE_API_KEY: text,
  NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: text,
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: text,
  NEXT_PUBLIC_FIREBASE_APP_ID: text,
  NEXT_PUBLIC_FIREBASE_MEASUREMENT_ID: text,
  AUTH_EMULATOR_PORT: number(9099, 65535),
  RATE_LIMIT: oneOf(["on", "off"]),
  TRUST_PROXY: number(0, 10),
  SMTP_URL: text,
  MAIL_FROM: text,
  WAREHOUSE_EMAIL: text,
  TWILIO_ACCOUNT_SID: text,
  TWILIO_AUTH_TOKEN: text,
  TWILIO_WHATSAPP_FROM: text,
  WAREHOUSE_WHATSAPP_TO: text,
  WAREHOUSE_WHATSAPP_FALLBACK: text,
  TWILIO_CONTENT_SID: text,
  TWILIO_SMS_FROM: text,
  TWILIO_API_BASE_URL: text,
});
type Variables = z.infer<typeof variables>;

/** Variables that only work together: any one of `members` set asks for every one of `required`. */
const groups: { name: string; required: (keyof Variables)[]; members: (keyof Variables)[] }[] = [
  {
    name: "Firebase sign-in",
    required: [
      "NEXT_PUBLIC_FIREBASE_API_KEY",
      "NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN",
      "NEXT_PUBLIC_FIREBASE_PROJECT_ID",
      "NEXT_PUBLIC_FIREBASE_APP_ID",
    ],
    members: ["NEXT_PUBLIC_FIREBASE_MEASUREMENT_ID"],
  },
  { name: "mail", required: ["SMTP_URL", "MAIL_FROM", "WAREHOUSE_EMAIL"], members: [] },
  {
    name: "WhatsApp",
    required: ["TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN", "TWILIO_WHATSAPP_FROM", "WAREHOUSE_WHATSAPP_TO"],
    members: ["WAREHOUSE_WHATSAPP_FALLBACK", "TWILIO_CONTENT_SID", "TWILIO_SMS_FROM", "TWILIO_API_BASE_URL"],
  },
];

/** Where warehouse mail goes. Without an SMTP server it is written to files, to a made-up warehouse. */
export type MailEnv = { smtpUrl: string | null; from: string; warehouse: string };
/** Phone numbers in E.164 ('+919840000000'), as Twilio wants them. */
export type WhatsAppEnv = {
  accountSid: string;
  authToken: string;
  from: string;
  to: string[];
  fallback: string | null;
  contentSid: string | null;
  smsFrom: string | null;
  apiBaseUrl: string | null;
};
export type Env = {
  port: number;
  host: string;
  /** Absolute path of the folder that everything the shop keeps is in. */
  dataDir: string;
  siteUrl: string | null;
  staffToken: string | null;
  shopSecret: string | null;
  orderStore: "sqlite" | "firestore";
  /** 'none': accounts aren't set up, guests can still buy. */
  signIn: { kind: "firebase" } | { kind: "emulator"; port: number } | { kind: "none" };
  analytics: boolean;
  rateLimit: boolean;
  trustProxy: number;
  mail: MailEnv;
  whatsapp: WhatsAppEnv | null;
};

/**
 * The environment, checked as a whole and made into what the shop needs of it. Everything is optional; a group that is
 * half set is refused.
 * @throws EnvError
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const parsed = variables.safeParse(source);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new EnvError(`${issue?.path.join(".")} can't be used as it is set: ${issue?.message}. See .env.example.`);
  }
  const env = parsed.data;
  refuseUnreadable(env);
  refuseHalfSetGroups(env);
  if (env.FIREBASE_PROJECT_ID && !env.NEXT_PUBLIC_FIREBASE_API_KEY) {
    throw new EnvError(
      "FIREBASE_PROJECT_ID is set without NEXT_PUBLIC_FIREBASE_API_KEY and its group: real orders need real sign-in.",
    );
  }
  const orderStore = env.ORDER_STORE ?? (env.FIREBASE_PROJECT_ID ? "firestore" : "sqlite");
  if (orderStore === "firestore") {
    throw new EnvError(
      "Orders in Firestore are not part of this version: leave FIREBASE_PROJECT_ID unset, or set ORDER_STORE=sqlite.",
    );
  }
  return {
    port: env.PORT,
    host: env.HOST ?? LOOPBACK,
    dataDir: resolve(/* turbopackIgnore: true */ env.SHOP_DATA_DIR ?? ".data"),
    siteUrl: siteUrlOf(env.NEXT_PUBLIC_SITE_URL),
    staffToken: env.STAFF_API_TOKEN ?? null,
    shopSecret: env.SHOP_SECRET ?? null,
    orderStore,
    signIn: signInOf(env),
    analytics: env.NEXT_PUBLIC_FIREBASE_MEASUREMENT_ID !== undefined,
    rateLimit: env.RATE_LIMIT !== "off",
    trustProxy: env.TRUST_PROXY,
    mail: {
      smtpUrl: smtpUrlOf(env.SMTP_URL),
      from: env.MAIL_FROM ?? "orders@anjarai.example",
      warehouse: env.WAREHOUSE_EMAIL ?? "warehouse@anjarai.example",
    },
    whatsapp: whatsappOf(env),
  };
}

/** Values that could never work, told now and not by the first order. */
function refuseUnreadable(env: Variables): void {
  for (const name of ["MAIL_FROM", "WAREHOUSE_EMAIL"] as const) {
    if (env[name] && !/[^\s<@]+@[^\s>@]+/.test(env[name]))
      throw new EnvError(`${name} is not an e-mail address: ${env[name]}`);
  }
  if (/\s/.test(env.STAFF_API_TOKEN ?? ""))
    throw new EnvError("STAFF_API_TOKEN must not contain blanks: no header can carry them.");
}

function refuseHalfSetGroups(env: Variables): void {
  for (const { name, required, members } of groups) {
    const used = [...required, ...members].some((variable) => env[variable] !== undefined);
    const missing = required.filter((variable) => env[variable] === undefined);
    if (used && missing.length > 0)
      throw new EnvError(`The ${name} settings are half set; missing: ${missing.join(", ")}.`);
  }
}

/**
 * The emulator's tokens are unsigned: whoever reaches the shop could be anybody. So it is only for a shop that this
 * machine alone can reach.
 */
function signInOf(env: Variables): Env["signIn"] {
  if (env.NEXT_PUBLIC_FIREBASE_API_KEY) return { kind: "firebase" };
  const siteUrl = siteUrlOf(env.NEXT_PUBLIC_SITE_URL);
  const local = siteUrl === null || ["localhost", "127.0.0.1", "[::1]"].includes(new URL(siteUrl).hostname);
  const alone = (env.HOST ?? LOOPBACK) === LOOPBACK && local && env.TRUST_PROXY === 0;
  return alone ? { kind: "emulator", port: env.AUTH_EMULATOR_PORT } : { kind: "none" };
}

function siteUrlOf(value: string | undefined): string | null {
  if (value === undefined) return null;
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) {
    throw new EnvError(`NEXT_PUBLIC_SITE_URL is not an address like https://shop.example: ${value}`);
  }
  return new URL(value).origin;
}

function smtpUrlOf(value: string | undefined): string | null {
  if (value === undefined) return null;
  if (!/^smtps?:$/.test(URL.canParse(value) ? new URL(value).protocol : "")) {
    throw new EnvError("SMTP_URL is not an address like smtps://user:password@mail.example:465.");
  }
  return value;
}

function whatsappOf(env: Variables): WhatsAppEnv | null {
  if (!env.TWILIO_ACCOUNT_SID || !env.TWILIO_AUTH_TOKEN || !env.TWILIO_WHATSAPP_FROM) return null;
  return {
    accountSid: env.TWILIO_ACCOUNT_SID,
    authToken: env.TWILIO_AUTH_TOKEN,
    from: phoneNumber("TWILIO_WHATSAPP_FROM", env.TWILIO_WHATSAPP_FROM),
    to: (env.WAREHOUSE_WHATSAPP_TO ?? "").split(",").map((to) => phoneNumber("WAREHOUSE_WHATSAPP_TO", to)),
    fallback: env.WAREHOUSE_WHATSAPP_FALLBACK
      ? phoneNumber("WAREHOUSE_WHATSAPP_FALLBACK", env.WAREHOUSE_WHATSAPP_FALLBACK)
      : null,
    contentSid: env.TWILIO_CONTENT_SID ?? null,
    smsFrom: env.TWILIO_SMS_FROM ?? null,
    apiBaseUrl: env.TWILIO_API_BASE_URL ?? null,
  };
}

/** '+91…' from what may have been copied with spaces or Twilio's own 'whatsapp:' before it. */
function phoneNumber(variable: string, value: string): string {
  const number = value.replace(/^\s*whatsapp:/, "").replace(/[\s-]/g, "");
  if (!/^\+\d{8,15}$/.test(number))
    throw new EnvError(`${variable} is not a phone number like +919840000000: ${value.trim()}`);
  return number;
}

let current: Env | undefined;

/** This process's environment, read once. */
export function env(): Env {
  current ??= readEnv(process.env);
  return current;
}
