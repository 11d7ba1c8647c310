import "server-only";
import { isIPv4, isIPv6 } from "node:net";
import { env } from "#lib/server/settings/env.ts";

/**
 * The sender of a request. Next puts the socket's own address into X-Forwarded-For when the client sent none; with
 * TRUST_PROXY proxies in front, theirs are the last entries. What is no address counts as it is written.
 * @returns whom the request counts for: `address` is an IPv4 address, or the /64 network of an IPv6 address, since one
 *   home has a whole one; `network` is the /48 around it, which one customer of a hosting company may have, null for
 *   IPv4
 */
export function senderOf(request: Pick<Request, "headers">): { address: string; network: string | null } {
  const chain = (request.headers.get("x-forwarded-for") ?? "unknown").split(",");
  const written = chain.at(-Math.max(1, env().trustProxy)) ?? chain[0] ?? "unknown";
  const address = withoutPort(written.trim());
  if (!isIPv6(address)) return { address, network: null };
  const groups = groupsOf(address);
  const mapped = ipv4In(groups);
  if (mapped !== null) return { address: mapped, network: null };
  return { address: groups.slice(0, 4).join(":"), network: groups.slice(0, 3).join(":") };
}

/**
 * An address without the port and the zone that some proxies write: '198.51.100.7:4711', '[2001:db8::1]:80',
 * 'fe80::1%eth0'.
 */
function withoutPort(written: string): string {
  const bare = /^\[([^\]]*)\](:\d+)?$/.exec(written)?.[1] ?? written;
  const address = bare.replace(/%.*$/, "");
  const host = address.replace(/:\d+$/, "");
  return isIPv4(host) ? host : address;
}

/** The eight groups of an IPv6 address, whichever way it is abbreviated. */
function groupsOf(address: string): string[] {
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const before = head.split(":").filter(Boolean);
  const after = (tail ?? "").split(":").filter(Boolean);
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => "0");
  return [...before, ...zeros, ...after];
}

/** The IPv4 address that an IPv4-mapped one ('::ffff:198.51.100.7') contains, or null: a server on '::' sees those. */
function ipv4In(groups: string[]): string | null {
  if (groups.slice(0, 6).join(":") !== "0:0:0:0:0:ffff") return null;
  const bytes = groups.slice(6).flatMap((group) => {
    const number = Number.parseInt(group, 16);
    return [number >> 8, number & 255];
  });
  return bytes.join(".");
}
