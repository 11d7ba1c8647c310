import "server-only";
import { resolve } from "node:path";
import { processState } from "#lib/shop/storage/process-state.ts";
import { EnvError } from "./env-error.ts";
import { numberOf, readVariables, senderName, type Variables } from "./env-variables.ts";
import { readGoogleKey, validateGoogleKey } from "./google-key.ts";
import { readPersons } from "./persons.ts";

/** The day in India on which the pages were built; empty in the dev server and in tests. */
export const builtOn = process.env.BUILT_ON ?? "";

/** The default address: only this machine reaches the shop. */
export const LOOPBACK = "127.0.0.1";

/** The recipient of warehouse mail that is written to files. Mail that leaves the machine never goes there. */
export const EXAMPLE_WAREHOUSE = "warehouse@shop.example";

/** The environment as the shop needs it. */
export type Env = ReturnType<typeof readEnv>;
/** How Twilio is reached, and who gets its messages. */
export type WhatsAppEnv = NonNullable<Env["whatsapp"]>;

/**
 * The environment, checked as a whole and made into what the shop needs of it. Everything is optional; a group that is
 * half set is refused.
 * @throws EnvError
 */
export function readEnv(source: Record<string, string | undefined>) {
  const env = readVariables(source);
  return {
    /** Each variable, checked, under its own name; what follows is made of them. */
    ...env,
    port: env.EDGE_PORT || env.PORT,
    host: env.HOST ?? LOOPBACK,
    /** Where this very process listens: behind the edge server that is not where the shop does. */
    own: { host: env.EDGE_PORT && env.EDGE_PORT !== env.PORT ? LOOPBACK : (env.HOST ?? LOOPBACK), port: env.PORT },
    /** Absolute path of the folder of all stored data. */
    dataDir: resolve(/* turbopackIgnore: true */ env.SHOP_DATA_DIR ?? ".data"),
    siteUrl: env.NEXT_PUBLIC_SITE_URL ? new URL(env.NEXT_PUBLIC_SITE_URL).origin : null,
    /** True when a shop for the public may start with sample facts. */
    allowSamples: env.ALLOW_SAMPLES === "yes",
    staffToken: env.STAFF_API_TOKEN ?? null,
    /** Those of staff who have a token of their own. */
    persons: readPersons(env.STAFF_TOKENS, [env.STAFF_API_TOKEN, env.SHOP_SECRET, env.CRON_SECRET]),
    shopSecret: env.SHOP_SECRET ?? null,
    /** For schedulers and for what reads the metrics; null: neither is served. */
    cronSecret: env.CRON_SECRET ?? null,
    store: storeOf(env),
    signIn: signInOf(env),
    analytics: env.NEXT_PUBLIC_FIREBASE_MEASUREMENT_ID !== undefined,
    rateLimit: env.RATE_LIMIT !== "off",
    trustProxy: env.TRUST_PROXY,
    /** True when this process ends itself on a signal; otherwise Next ends it. */
    handlesSignals: env.NEXT_MANUAL_SIG_HANDLE !== undefined,
    /** Without an SMTP server mail is written to files, and the warehouse's goes to an example. */
    mail: {
      ...transportOf(env.SMTP_URL),
      from: env.MAIL_FROM ?? "orders@shop.example",
      warehouse: listOf(env.WAREHOUSE_EMAIL ?? EXAMPLE_WAREHOUSE),
    },
    whatsapp: whatsappOf(env),
  };
}

/** Firestore where a project is named, unless set otherwise; only with what all of its servers must agree on. */
function storeOf(env: Variables) {
  const { ORDER_STORE, FIREBASE_PROJECT_ID: projectId, GOOGLE_APPLICATION_CREDENTIALS, FIRESTORE_EMULATOR_HOST } = env;
  const named = [ORDER_STORE, projectId, GOOGLE_APPLICATION_CREDENTIALS, env.FIREBASE_SERVICE_ACCOUNT];
  const used = [...named, FIRESTORE_EMULATOR_HOST].find((value) => value !== undefined);
  if (used === undefined || used === "sqlite") return { kind: "sqlite" as const };
  const missing = (["FIREBASE_PROJECT_ID", "STAFF_API_TOKEN", "SHOP_SECRET"] as const).filter((name) => !env[name]);
  if (projectId === undefined || missing.length > 0)
    throw new EnvError(
      `Orders in Firestore, which several servers may share, need more; missing: ${missing.join(", ")}.`,
    );
  if (GOOGLE_APPLICATION_CREDENTIALS && !FIRESTORE_EMULATOR_HOST) validateGoogleKey(GOOGLE_APPLICATION_CREDENTIALS);
  return {
    kind: "firestore" as const,
    projectId,
    /** Another than the project's default one. */
    database: env.FIRESTORE_DATABASE ?? null,
    /** The service account's, where it is not in a file. */
    key: env.FIREBASE_SERVICE_ACCOUNT ? readGoogleKey(env.FIREBASE_SERVICE_ACCOUNT) : null,
  };
}

/**
 * 'none': accounts aren't set up, guests can still buy. The emulator's tokens are unsigned: anybody who can reach the
 * shop could be any user. So it is only for a shop that no other machine can reach.
 */
function signInOf(env: Variables) {
  const { NEXT_PUBLIC_FIREBASE_API_KEY: apiKey, NEXT_PUBLIC_FIREBASE_PROJECT_ID: projectId } = env;
  if (apiKey && projectId) return { kind: "firebase" as const, projectId, apiKey };
  const { hostname } = new URL(env.NEXT_PUBLIC_SITE_URL ?? "http://localhost");
  const local = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  const alone = (env.HOST ?? LOOPBACK) === LOOPBACK && local && env.TRUST_PROXY === 0;
  if (!alone || env.AUTH_EMULATOR_PORT === 0) return { kind: "none" as const };
  return { kind: "emulator" as const, port: env.AUTH_EMULATOR_PORT };
}

/** Each of the values between commas, once. */
function listOf(values: string): string[] {
  return [...new Set(values.split(",").map((value) => value.trim()))];
}

/**
 * The mail server's address without our own `tls=off`, and whether a server that offers no encryption is refused. It
 * is, unless it is on this machine or its owner decides otherwise, because password and addresses would be sent in the
 * clear.
 */
function transportOf(smtpUrl: string | undefined) {
  if (smtpUrl === undefined) return { smtpUrl: null, requireTls: false };
  const url = new URL(smtpUrl);
  const allowed = url.searchParams.get("tls") === "off" || /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname);
  url.searchParams.delete("tls");
  return { smtpUrl: url.href, requireTls: !allowed };
}

/** Phone numbers in E.164 ('+919876543210'), as Twilio wants them. */
function whatsappOf(env: Variables) {
  if (!env.TWILIO_ACCOUNT_SID || !env.TWILIO_AUTH_TOKEN || !env.TWILIO_WHATSAPP_FROM) return null;
  return {
    accountSid: env.TWILIO_ACCOUNT_SID,
    authToken: env.TWILIO_AUTH_TOKEN,
    from: numberOf(env.TWILIO_WHATSAPP_FROM),
    to: listOf(env.WAREHOUSE_WHATSAPP_TO ?? "").map(numberOf),
    fallback: env.WAREHOUSE_WHATSAPP_FALLBACK ? numberOf(env.WAREHOUSE_WHATSAPP_FALLBACK) : null,
    contentSid: env.TWILIO_CONTENT_SID ?? null,
    smsFrom: senderOf(env.TWILIO_SMS_FROM ?? null),
    apiBaseUrl: env.TWILIO_API_BASE_URL ?? null,
  };
}

const senderOf = (sender: string | null) => (sender === null || senderName.test(sender) ? sender : numberOf(sender));

/**
 * Where Next puts the build, from the project's root. Next writes the value in here when it builds (next.config.ts).
 */
export const buildFolder = process.env.BUILD_FOLDER ?? ".next";

/** This process's environment, read once. */
export const env = processState("env", () => {
  if (process.env.NEXT_PHASE !== "phase-production-build") return readEnv(process.env);
  // A build needs what pages are made of, and none of the server's secrets: those are there when it starts.
  return readEnv(Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith("NEXT_PUBLIC_"))));
});
