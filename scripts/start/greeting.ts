import { join } from "node:path";
import type { Env } from "#lib/server/settings/env.ts";
import { isPublicSite } from "#lib/shop/facts/public-site.ts";
import { shop } from "#lib/shop/facts/shop.ts";
import { contentFolder } from "../content/folders.ts";
import { sampleLines, samplesLeft } from "../content/sample-facts.ts";
import { localAddress } from "../programs/ports.ts";

/** The lines that the person who has started the shop must read. */
export function greeting(env: Env, port: number): string {
  const isThisMachine = isLoopback(env.host) || ["0.0.0.0", "::"].includes(env.host);
  const lines = [
    `${shop.name} is open at ${isThisMachine ? `http://localhost:${port}` : localAddress(env.host, port)}`,
    `Data is kept in ${env.dataDir}${env.store.kind === "firestore" ? ", orders in Firestore" : ""}`,
    env.staffToken
      ? "The staff token is the one in STAFF_API_TOKEN"
      : `The staff token is in ${join(env.dataDir, "staff-token")}`,
    mailSentence(env),
    signInNotice(env),
    ...(env.siteUrl || isLoopback(env.host) ? [] : [NO_SITE_URL]),
    // A shop for the public that still shows what this project ships as samples names each of them.
    ...(isPublicSite(env.siteUrl ?? undefined) ? sampleLines(samplesLeft(), contentFolder()) : []),
    "Ctrl-C stops it",
  ];
  return `\n${lines.join("\n  ")}\n`;
}

/** Others reach this shop, and its pages name the address that only this machine knows. */
const NO_SITE_URL =
  "NEXT_PUBLIC_SITE_URL is not set: canonical links, the sitemap and previews name http://localhost:3000. Set it to the shop's public address";

const isLoopback = (host: string) => ["127.0.0.1", "::1", "localhost"].includes(host);

function mailSentence({ mail, siteUrl, dataDir }: Env): string {
  if (mail.smtpUrl) return "Mail is sent";
  const written = `Mail is only written to files: ${join(dataDir, "mail")}`;
  return isPublicSite(siteUrl ?? undefined)
    ? `DEGRADED: the warehouse hears of no order by mail. Set SMTP_URL, MAIL_FROM and WAREHOUSE_EMAIL. ${written}`
    : written;
}

/** How people will sign in, in one line for the person who starts the shop. */
function signInNotice({ signIn }: Env): string {
  switch (signIn.kind) {
    case "firebase":
      return "Sign-in is by Firebase";
    case "emulator":
      return `Sign-in is by the Firebase Auth emulator at 127.0.0.1:${signIn.port}, up in a few seconds: for trying out`;
    case "none":
      return "Accounts aren't set up, guests can still buy (NEXT_PUBLIC_FIREBASE_API_KEY and its group set them up; emulated sign-in is for npm start at 127.0.0.1 alone)";
  }
}
