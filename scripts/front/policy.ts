import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** What pages may reach beside this shop and Google: the sign-in provider's frame, or the emulator. */
export type Sources = { connect: string[]; frame: string[] };

/** The sources of a shop with these settings. */
export function sourcesOf({ authDomain, emulatorPort }: { authDomain?: string; emulatorPort?: number }): Sources {
  const emulator = emulatorPort ? [`http://127.0.0.1:${emulatorPort}`] : [];
  return { connect: emulator, frame: [...emulator, ...(authDomain ? [`https://${authDomain}`] : [])] };
}

const APIS = ["identitytoolkit", "securetoken", "firebase", "firebaseinstallations"];
const TAGS = "https://www.googletagmanager.com";
const COUNTING = `${TAGS} https://*.google-analytics.com https://*.analytics.google.com`;
/** The elements whose text a browser runs or applies if the policy has its hash. Data are neither. */
const INLINE = /<(script|style)\b(?![^>]*(?:\ssrc=|\stype="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/\1\s*>/gi;

/**
 * A document's headers with its content security policy: its own scripts and styles by their hashes, nothing else inline.
 * The sources are the same for every page, because a document keeps its policy while other pages come and go in it. What
 * holds wherever the shop is hosted comes from next.config.ts, and a document that brings a whole policy keeps that.
 */
export function withPolicy(headers: IncomingHttpHeaders, html: string, { connect, frame }: Sources) {
  const own = headers["content-security-policy"] ?? "";
  if (own.includes("default-src")) return headers;
  const inline = [...html.matchAll(INLINE)].map(([, element = "", text = ""]) => {
    return { element: element.toLowerCase(), hash: `'sha256-${createHash("sha256").update(text).digest("base64")}'` };
  });
  const hashesOf = (element: string) => inline.filter((one) => one.element === element).map(({ hash }) => hash);
  const directives = [
    ["default-src 'self'"],
    ["script-src 'self' https://apis.google.com", TAGS, ...hashesOf("script")],
    ["style-src 'self'", ...hashesOf("style")],
    ["img-src 'self' data:", COUNTING],
    ["connect-src 'self'", ...APIS.map((api) => `https://${api}.googleapis.com`), COUNTING, ...connect],
    ["frame-src 'self'", ...frame],
    [own],
  ];
  return { ...headers, "content-security-policy": directives.map((directive) => directive.join(" ")).join("; ") };
}
