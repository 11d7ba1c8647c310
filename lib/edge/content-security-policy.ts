import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** The other origins from which pages may load scripts and images, which they may call, and which they may frame. */
type Addresses = { script: string[]; img: string[]; connect: string[]; frame: string[] };
/** `noAccounts`: customers can't sign in here; a header tells the pages (lib/browser/account/accounts). */
export type Sources = Addresses & { noAccounts: boolean };

type Settings = {
  signIn: { kind: "firebase" } | { kind: "emulator"; port: number } | { kind: "none" };
  /** The host of the frame of Firebase's sign-in. */
  authDomain?: string;
  /** True when a measurement id is set. */
  analytics: boolean;
};

const NONE: Addresses = { script: [], img: [], connect: [], frame: [] };
/** Loads the frame that passes a sign-in pop-up's result to the page, with the emulator too. */
const POPUP = "https://apis.google.com";
const TAGS = "https://www.googletagmanager.com";
const COUNTING = [TAGS, "https://*.google-analytics.com", "https://*.analytics.google.com"];
const apis = (...names: string[]) => names.map((name) => `https://${name}.googleapis.com`);

/**
 * The sources of a shop with these settings. They are the same for every page of the shop, because a document keeps its
 * policy through soft navigations. Google's hosts are listed only if the shop uses them.
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

const STAFF = /^\/staff(?:[/?]|$)/;

/**
 * The sources of one page: the staff's talks to this shop alone. No soft navigation leads to it, so it may have its own
 * policy.
 */
export function sourcesFor(path: string, sources: Sources): Sources {
  return STAFF.test(path) ? { ...NONE, noAccounts: sources.noAccounts } : sources;
}

/**
 * Inline scripts and styles, which a browser applies if the policy has their hash. JSON data and scripts that load
 * later need none.
 */
const INLINE =
  /<(script|style)\b(?![^>]*(?:\s(?:data-)?src=|\stype="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/\1\s*>/gi;

/**
 * Adds a content security policy to a document's headers: it allows the document's own inline scripts and styles by
 * their hashes, and no others. The directives for every host come from next.config.ts; a document that has a whole
 * policy keeps it.
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
