import "server-only";
import * as z from "zod";
import { EnvError } from "./env-error.ts";

/** An empty value is what a copied, not filled-in .env leaves behind: it counts as unset. */
const given = (value: unknown) => (value === "" ? undefined : value);
const text = z.preprocess(given, z.string().optional());
const number = (fallback: number, highest: number) =>
  z.preprocess((value) => given(value) ?? fallback, z.coerce.number().int().min(0).max(highest));
const oneOf = <const T extends readonly [string, ...string[]]>(options: T) =>
  z.preprocess(given, z.enum(options).optional());

/**
 * A text that looks like this, where anything else could never work: it is refused at the start, and not at the first order.
 * @param secret its value is never printed, because logs store what the start prints
 */
const like = (look: string, fits: RegExp | ((value: string) => boolean), secret = false) => {
  const error = ({ input }: { input?: unknown }) =>
    `is not ${look}${secret ? "." : `: ${String(input).replace(/\s+/g, " ")}`}`;
  const test = typeof fits === "function" ? fits : (value: string) => fits.test(value);
  return z.preprocess(given, z.string().refine(test, { error }).optional());
};
const ADDRESS = /^[^\s<>@,;:"()\\]+@[^\s<>@,;:"()\\]+$/;
const NAME_AND_ADDRESS = /^[^\r\n<>@]*<[^\s<>@,;:"()\\]+@[^\s<>@,;:"()\\]+>$/;
const isWeb = (value: string) => /^https?:\/\//.test(value) && URL.canParse(value);
/** Shorter ones can be guessed. */
const secret = like("20 or more characters without blanks", /^[^\s]{20,}$/, true);

const variables = z.object({
  PORT: number(3000, 65535),
  /** Set by npm start: where visitors reach the shop. Next writes its own port into PORT, and that is behind the edge server. */
  EDGE_PORT: number(0, 65535),
  HOST: text,
  SHOP_DATA_DIR: text,
  ALLOW_SAMPLES: oneOf(["yes", "no"]),
  NEXT_PUBLIC_SITE_URL: like("an address like https://shop.example", isWeb),
  STAFF_API_TOKEN: secret,
  STAFF_TOKENS: text,
  SHOP_SECRET: secret,
  CRON_SECRET: secret,
  ORDER_STORE: oneOf(["sqlite", "firestore"]),
  FIREBASE_PROJECT_ID: text,
  GOOGLE_APPLICATION_CREDENTIALS: text,
  FIREBASE_SERVICE_ACCOUNT: text,
  FIRESTORE_DATABASE: like(
    "a database's name: 4 to 63 small letters, digits and hyphens",
    /^(\(default\)|[a-z][a-z0-9-]{2,61}[a-z0-9])$/,
  ),
  FIRESTORE_EMULATOR_HOST: like("an address like 127.0.0.1:8080", /^[^\s/]+:\d+$/),
  NEXT_PUBLIC_FIREBASE_API_KEY: text,
  NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: text,
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: text,
  NEXT_PUBLIC_FIREBASE_APP_ID: text,
  NEXT_PUBLIC_FIREBASE_MEASUREMENT_ID: text,
  AUTH_EMULATOR_PORT: number(9099, 65535),
  FIREBASE_AUTH_EMULATOR_HOST: text,
  RATE_LIMIT: oneOf(["on", "off"]),
  /** Paid messages an hour. */
  MESSAGE_CEILING: number(300, 1_000_000),
  /** Mails to customers an hour. */
  MAIL_CEILING: number(200, 1_000_000),
  TRUST_PROXY: number(0, 10),
  /** Set behind the edge server: Next leaves SIGTERM to this shop. */
  NEXT_MANUAL_SIG_HANDLE: text,
  SMTP_URL: like(
    "an address like smtps://user:password@mail.example:465",
    (value) => URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol),
    true,
  ),
  MAIL_FROM: like(
    "an e-mail address, or 'Name <address>'",
    (value) => ADDRESS.test(value) || NAME_AND_ADDRESS.test(value),
  ),
  WAREHOUSE_EMAIL: like("an e-mail address, or several with commas between", (value) =>
    value.split(",").every((address) => ADDRESS.test(address.trim())),
  ),
  TWILIO_ACCOUNT_SID: like("'AC' and 32 hexadecimal digits", /^AC[0-9a-f]{32}$/i),
  TWILIO_AUTH_TOKEN: like("32 hexadecimal digits", /^[0-9a-f]{32}$/i, true),
  TWILIO_WHATSAPP_FROM: text,
  WAREHOUSE_WHATSAPP_TO: text,
  WAREHOUSE_WHATSAPP_FALLBACK: text,
  TWILIO_CONTENT_SID: like("'HX' and 32 hexadecimal digits", /^HX[0-9a-f]{32}$/i),
  TWILIO_SMS_FROM: text,
  TWILIO_API_BASE_URL: like("an address like https://twilio.example", isWeb),
});
export type Variables = z.infer<typeof variables>;

/** Variables that only work together: any one of `members` requires every one of `required`. */
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

/**
 * The variables as they are set, each of its kind; what only works together is there together.
 * @throws EnvError
 */
export function readVariables(source: Record<string, string | undefined>): Variables {
  for (const { name, required, members } of groups) {
    const missing = required.filter((variable) => !source[variable]);
    if (missing.length > 0 && [...required, ...members].some((variable) => source[variable]))
      throw new EnvError(`The ${name} settings are half set; missing: ${missing.join(", ")}.`);
  }
  const { success, data, error } = variables.safeParse(source);
  if (success) return data;
  const [issue] = error.issues;
  const isOurs = issue?.code === "custom";
  const problem = isOurs ? issue.message : `can't be used as it is set: ${issue?.message}. See .env.example.`;
  throw new EnvError(`${issue?.path.join(".")} ${problem}`);
}

/** Refuses a scheduler's secret that opens more than the scheduler may do. @throws EnvError */
export function refuseSharedSecret({ CRON_SECRET: secret, STAFF_API_TOKEN, SHOP_SECRET }: Variables): void {
  if (secret !== undefined && (secret === STAFF_API_TOKEN || secret === SHOP_SECRET))
    throw new EnvError("CRON_SECRET is a secret of its own: the scheduler must not have the staff's token.");
}

/** Refuses settings with which unsigned tokens would count as real ones. @throws EnvError */
export function refuseUnsafeSignIn(env: Variables): void {
  if (env.FIREBASE_PROJECT_ID && !env.NEXT_PUBLIC_FIREBASE_API_KEY) {
    throw new EnvError(
      "FIREBASE_PROJECT_ID is set without NEXT_PUBLIC_FIREBASE_API_KEY and its group: real orders need real sign-in.",
    );
  }
  if (env.FIREBASE_AUTH_EMULATOR_HOST && env.NEXT_PUBLIC_FIREBASE_API_KEY) {
    // Firebase's own library reads this variable by itself, and then accepts unsigned tokens.
    throw new EnvError("FIREBASE_AUTH_EMULATOR_HOST must not be set where Firebase sign-in is: anybody could sign in.");
  }
}
