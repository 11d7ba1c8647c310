import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** What pages may load, count with, call and frame beside this shop. */
type Addresses = { script: string[]; img: string[]; connect: string[]; frame: string[] };
/** `noAccounts`: customers can't sign in here, and pages learn it from a header (lib/browser/accounts). */
export type Sources = Addresses & { noAccounts: boolean };

type Settings = {
  signIn: { kind: "firebase" } | { kind: "emulator"; port: number } | { kind: "none" };
  /** Where Firebase's sign-in keeps its frame. */
  authDomain?: string;
  /** Is a measurement id set? */
  analytics: boolean;
};

const NONE: Addresses = { script: [], img: [], connect: [], frame: [] };
/** Loads the frame through which a sign-in pop-up answers, in the emulator too. */
const POPUP = "https://apis.google.com";
const TAGS = "https://www.googletagmanager.com";
const COUNTING = [TAGS, "https://*.google-analytics.com", "https://*.analytics.google.com"];
const apis = (...names: string[]) => names.map((name) => `https://${name}.googleapis.com`);

/**
 * The sources of a shop with these settings. They are the same for every page, because a document keeps its policy while
 * other pages come and go in it, so Google's are named only where the shop is set up to use them.
 */
export function sourcesOf({ signIn, authDomain, analytics }: Settings): Sources {
  const used = [signInSources(signIn, authDomain), analytics ? ANALYTICS : NONE];
  const all = (kind: keyof Addresses) => used.flatMap((sources) => sources[kind]);
  return {
    script: all("script"),
    img: all("img"),
    connect: all("connect"),
    frame: all("frame"),
    noAccounts: signIn.kind === "none",
  };
}

const ANALYTICS: Addresses = {
  script: [TAGS],
  img: COUNTING,
  connect: [...apis("firebase", "firebaseinstallations"), ...COUNTING],
  frame: [],
};

function signInSources(signIn: Settings["signIn"], authDomain: string | undefined): Addresses {
  if (signIn.kind === "none") return NONE;
  if (signIn.kind === "emulator") {
    const emulator = [`http://127.0.0.1:${signIn.port}`];
    return { script: [POPUP], img: [], connect: emulator, frame: emulator };
  }
  const frame = authDomain ? [`https://${authDomain}`] : [];
  return { script: [POPUP], img: [], connect: apis("identitytoolkit", "securetoken"), frame };
}

/** The elements whose text a browser runs or applies if the policy has its hash. Data are neither. */
const INLINE = /<(script|style)\b(?![^>]*(?:\ssrc=|\stype="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/\1\s*>/gi;

/**
 * A document's headers with its content security policy: its own scripts and styles by their hashes, nothing else inline. What
 * holds wherever the shop is hosted comes from next.config.ts, and a document that brings a whole policy keeps that.
 */
export function withPolicy(headers: IncomingHttpHeaders, html: string, sources: Sources) {
  const own = headers["content-security-policy"] ?? "";
  if (own.includes("default-src")) return headers;
  const inline = [...html.matchAll(INLINE)].map(([, element = "", text = ""]) => {
    return { element: element.toLowerCase(), hash: `'sha256-${createHash("sha256").update(text).digest("base64")}'` };
  });
  const hashesOf = (element: string) => inline.filter((one) => one.element === element).map(({ hash }) => hash);
  const directives = [
    ["default-src 'self'"],
    ["script-src 'self'", ...sources.script, ...hashesOf("script")],
    ["style-src 'self'", ...hashesOf("style")],
    ["img-src 'self' data:", ...sources.img],
    ["connect-src 'self'", ...sources.connect],
    ["frame-src 'self'", ...sources.frame],
    [own],
  ];
  const policy = directives.map((directive) => directive.join(" ")).join("; ");
  return {
    ...headers,
    "content-security-policy": policy,
    ...(sources.noAccounts && { "server-timing": "no-accounts" }),
  };
}
