import "server-only";
import { EnvError } from "./env-error.ts";
import type { Variables } from "./env-variables.ts";

/** What a setting looks like, where anything else could never work. */
type Shape = {
  name: keyof Variables;
  fits: (value: string) => boolean;
  like: string;
  /** Its value is never printed, because logs store what the start prints. */
  secret?: true;
};

const matches = (pattern: RegExp) => (value: string) => pattern.test(value);
const ADDRESS = /^[^\s<>@,;:"()\\]+@[^\s<>@,;:"()\\]+$/;
const NAME_AND_ADDRESS = /^[^\r\n<>@]*<[^\s<>@,;:"()\\]+@[^\s<>@,;:"()\\]+>$/;
/** Shorter ones can be guessed. */
const SECRET = { fits: matches(/^[^\s]{20,}$/), like: "20 or more characters without blanks", secret: true } as const;

const shapes: Shape[] = [
  { name: "STAFF_API_TOKEN", ...SECRET },
  { name: "SHOP_SECRET", ...SECRET },
  { name: "CRON_SECRET", ...SECRET },
  {
    name: "MAIL_FROM",
    fits: (value) => ADDRESS.test(value) || NAME_AND_ADDRESS.test(value),
    like: "an e-mail address, or 'Name <address>'",
  },
  {
    name: "WAREHOUSE_EMAIL",
    fits: (value) => value.split(",").every((address) => ADDRESS.test(address.trim())),
    like: "an e-mail address, or several with commas between",
  },
  {
    name: "FIRESTORE_DATABASE",
    fits: matches(/^(\(default\)|[a-z][a-z0-9-]{2,61}[a-z0-9])$/),
    like: "a database's name: 4 to 63 small letters, digits and hyphens",
  },
  { name: "FIRESTORE_EMULATOR_HOST", fits: matches(/^[^\s/]+:\d+$/), like: "an address like 127.0.0.1:8080" },
  { name: "TWILIO_ACCOUNT_SID", fits: matches(/^AC[0-9a-f]{32}$/i), like: "'AC' and 32 hexadecimal digits" },
  { name: "TWILIO_AUTH_TOKEN", fits: matches(/^[0-9a-f]{32}$/i), like: "32 hexadecimal digits", secret: true },
  { name: "TWILIO_CONTENT_SID", fits: matches(/^HX[0-9a-f]{32}$/i), like: "'HX' and 32 hexadecimal digits" },
  {
    name: "TWILIO_API_BASE_URL",
    fits: (value) => /^https?:\/\//.test(value) && URL.canParse(value),
    like: "an address like https://twilio.example",
  },
];

/** Refuses values that could never work at the start, and not at the first order. @throws EnvError */
export function validateShapes(env: Variables): void {
  for (const { name, fits, like, secret } of shapes) {
    const value = env[name];
    if (value === undefined || fits(String(value))) continue;
    throw new EnvError(`${name} is not ${like}${secret ? "." : `: ${String(value).replace(/\s+/g, " ")}`}`);
  }
}
