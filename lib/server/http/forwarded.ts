import "server-only";
import { env } from "#lib/server/settings/env.ts";

const LOCAL_HOSTS = ["localhost", "127.0.0.1", "[::1]"];
const LOOPBACK_ADDRESS = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/**
 * Returns true when the Host names this machine itself. A page elsewhere whose name resolves to this machine has
 * another Host.
 */
export function isLocalHost(host: string | null): boolean {
  return LOCAL_HOSTS.includes((host ?? "").toLowerCase().replace(/:\d+$/, ""));
}

/**
 * Returns true when this request came from this machine itself, through no proxy. Next fills in the X-Forwarded-
 * headers that a client left out, with the socket's own address and the Host: a proxy's have other values.
 */
export function isFromThisMachine({ headers }: Request): boolean {
  const host = headers.get("host");
  const fits: Record<string, (value: string) => boolean> = {
    "x-forwarded-for": (value) => LOOPBACK_ADDRESS.test(value),
    "x-forwarded-host": (value) => value === host,
    "x-forwarded-proto": (value) => value === "http",
    "x-forwarded-port": (value) => /^\d+$/.test(value),
  };
  const forwarded = [...headers].filter(([name]) => name === "forwarded" || name.startsWith("x-forwarded-"));
  return isLocalHost(host) && forwarded.every(([name, value]) => fits[name]?.(value) ?? false);
}

/**
 * How a request came: the number of proxies that wrote into X-Forwarded-For, and the number that TRUST_PROXY trusts.
 * Where it trusts none, the edge server has replaced the header, and `proxies` is 1 for any number of them.
 */
export function connectionOf({ headers }: Request): { proxies: number; trusted: number } {
  const trusted = env().trustProxy;
  if (trusted === 0) return { proxies: headers.has("x-forwarded-by-client") ? 1 : 0, trusted };
  const entries = (headers.get("x-forwarded-for") ?? "").split(",").filter((entry) => entry.trim() !== "");
  return { proxies: entries.length, trusted };
}
