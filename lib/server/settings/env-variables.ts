import "server-only";
import * as z from "zod";
import { editDistance } from "#lib/shop/language/edit-distance.ts";
import { EnvError, envProblems } from "./env-error.ts";
import { readPersons } from "./persons.ts";

/** An empty value is what a copied, not filled-in .env leaves behind: it counts as unset. */
const given = (value: unknown) => (value === "" ? undefined : value);
const text = z.preprocess(given, z.string().optional());

/**
 * A text that looks like this, where anything else could never work: it is refused at the start, and not at the first
 * order.
 * @param secret its value is never printed, because logs store what the start prints
 */
const like = (look: string, fits: RegExp | ((value: string) => boolean), secret = false) => {
  const error = ({ input }: { input?: unknown }) =>
    `is not ${look}${secret ? "." : `: ${String(input).replace(/\s+/g, " ")}`}`;
  const test = typeof fits === "function" ? fits : (value: string) => fits.test(value);
  return z.preprocess(given, z.string().refine(test, { error }).optional());
};
/** A whole number. @param usual where none is set */
const number = (usual: number, highest: number, example = usual) =>
  like(
    `a whole number like ${example}, of at most ${highest}`,
    (value) => /^\s*\d+\s*$/.test(value) && Number(value) <= highest,
  ).transform((value) => Number(value ?? usual));
const ADDRESS = /^[^\s<>@,;:"()\\]+@[^\s<>@,;:"()\\]+$/;
const NAME_AND_ADDRESS = /^[^\r\n<>@]*<[^\s<>@,;:"()\\]+@[^\s<>@,;:"()\\]+>$/;
const isWeb = (value: string) => /^https?:\/\//.test(value) && URL.canParse(value);
/** Shorter ones can be guessed. */
const secret = like("20 or more characters without blanks (openssl rand -base64 24 makes one)", /^[^\s]{20,}$/, true);
/** '+91…' from what may have been copied with spaces or Twilio's own 'whatsapp:' before it. */
export const numberOf = (phone: string) => phone.replace(/^\s*whatsapp:/, "").replace(/[\s-]/g, "");
const isPhone = (value: string) => /^\+\d{8,15}$/.test(numberOf(value));
const phone = like("a phone number like +919876543210", isPhone);
/** A registered sender's name: India's headers have six letters; Twilio takes up to eleven. */
export const senderName = /^(?=.*[A-Za-z])[A-Za-z0-9 ]{3,11}$/;

const variables = z.object({
  PORT: number(3000, 65535),
  /**
   * Set by npm start: where visitors reach the shop. Next writes its own port into PORT, and that is behind the edge
   * server.
   */
  EDGE_PORT: number(0, 65535),
  HOST: text,
  SHOP_DATA_DIR: text,
  ALLOW_SAMPLES: like("yes or no", /^(yes|no)$/),
  NEXT_PUBLIC_SITE_URL: like("an address like https://shop.example", isWeb),
  STAFF_API_TOKEN: secret,
  STAFF_TOKENS: text,
  SHOP_SECRET: secret,
  CRON_SECRET: secret,
  ORDER_STORE: like("sqlite or firestore", /^(sqlite|firestore)$/),
  FIREBASE_PROJECT_ID: text,
  GOOGLE_APPLICATION_CREDENTIALS: text,
  FIREBASE_SERVICE_ACCOUNT: text,
  FIRESTORE_DATABASE: like(
    "a database's name like staging: 4 to 63 small letters, digits and hyphens",
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
  RATE_LIMIT: like("on or off", /^(on|off)$/),
  /** Paid messages an hour. */
  MESSAGE_CEILING: number(300, 1_000_000),
  /** Mails to customers an hour. */
  MAIL_CEILING: number(200, 1_000_000),
  TRUST_PROXY: number(0, 10, 1),
  /** Set behind the edge server: Next leaves SIGTERM to this shop. */
  NEXT_MANUAL_SIG_HANDLE: text,
  SMTP_URL: like(
    "an address like smtps://user:password@mail.example:465",
    (value) => URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol),
    true,
  ),
  MAIL_FROM: like(
    "an e-mail address like orders@shop.example, or 'Name <orders@shop.example>'",
    (value) => ADDRESS.test(value) || NAME_AND_ADDRESS.test(value),
  ),
  WAREHOUSE_EMAIL: like("an e-mail address like packing@shop.example, or several with commas between", (value) =>
    value.split(",").every((address) => ADDRESS.test(address.trim())),
  ),
  TWILIO_ACCOUNT_SID: like("'AC' and 32 hexadecimal digits", /^AC[0-9a-f]{32}$/i),
  TWILIO_AUTH_TOKEN: like("32 hexadecimal digits", /^[0-9a-f]{32}$/i, true),
  TWILIO_WHATSAPP_FROM: phone,
  WAREHOUSE_WHATSAPP_TO: like("a phone number like +919876543210, or several with commas between", (value) =>
    value.split(",").every(isPhone),
  ),
  WAREHOUSE_WHATSAPP_FALLBACK: phone,
  TWILIO_CONTENT_SID: like("'HX' and 32 hexadecimal digits", /^HX[0-9a-f]{32}$/i),
  TWILIO_SMS_FROM: like(
    "a phone number like +919876543210, or a sender's name like ANJRAI",
    (value) => senderName.test(value) || isPhone(value),
  ),
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
 * The variables as they are set, each of its kind; what only works together is there together, and nothing unsafe.
 * @throws EnvError with a line for each that is not
 */
export function readVariables(source: Record<string, string | undefined>): Variables {
  const halves = groups.flatMap(({ name, required, members }) => {
    const missing = required.filter((variable) => !source[variable]);
    const isHalf = missing.length > 0 && [...required, ...members].some((variable) => source[variable]);
    return isHalf ? [`The ${name} settings are half set; missing: ${missing.join(", ")}.`] : [];
  });
  const { data, error } = variables.safeParse(source);
  const wrong = error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`) ?? [];
  const { STAFF_TOKENS, STAFF_API_TOKEN, SHOP_SECRET, CRON_SECRET } = source;
  const ofPersons = envProblems(() => readPersons(STAFF_TOKENS, [STAFF_API_TOKEN, SHOP_SECRET, CRON_SECRET]));
  const problems = [...halves, ...wrong, ...ofPersons];
  if (!data || problems.length > 0) throw new EnvError(problems.join("\n"));
  refuseUnsafeSignIn(data);
  refuseSharedSecret(data);
  return data;
}

/** A name that begins so is a setting of ours: without it no mail or message would be sent. */
const OURS = /^(SMTP|MAIL|WAREHOUSE|TWILIO|STAFF)_/;

/** A line for each variable that looks misspelt: the shop would start without what it was to set, and say nothing. */
export function misspelt(source: Record<string, string | undefined>): string[] {
  const known = Object.keys(variables.shape);
  return Object.keys(source).flatMap((name) => {
    if (!source[name] || known.includes(name)) return [];
    const near = known.map((own) => ({ own, far: editDistance(name.toUpperCase(), own) }));
    const [{ own, far }] = near.sort((one, other) => one.far - other.far) as [(typeof near)[number]];
    // In short names every second letter is another's: HOME is no HOST.
    return OURS.test(name) || far <= own.length / 5
      ? [`${name} is no setting of this shop, and has no effect: is ${own} meant?`]
      : [];
  });
}

/** Refuses a secret that opens what another one is for. @throws EnvError */
function refuseSharedSecret({ CRON_SECRET, STAFF_API_TOKEN, SHOP_SECRET }: Variables): void {
  if (CRON_SECRET !== undefined && (CRON_SECRET === STAFF_API_TOKEN || CRON_SECRET === SHOP_SECRET))
    throw new EnvError("CRON_SECRET is a secret of its own: the scheduler must not have the staff's token.");
  if (SHOP_SECRET !== undefined && SHOP_SECRET === STAFF_API_TOKEN)
    throw new EnvError("SHOP_SECRET is a secret of its own: staff must not have what signs customers' cookies.");
}

/** Refuses settings with which unsigned tokens would count as real ones. @throws EnvError */
function refuseUnsafeSignIn(env: Variables): void {
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
