import "server-only";
import type { OrderRequest } from "@/lib/shop/order";
import { isSample } from "@/lib/shop/samples";
import { keyed } from "./secrets";

/**
 * The claims that an order's free samples use up: once per phone, e-mail and account. People are named by a keyed hash,
 * because a bare hash of a phone number is found by counting through all of them.
 */
export function sampleClaims(request: OrderRequest, userId: string | null): string[] {
  if (!request.items.some(isSample)) return [];
  const claims = [`samples:phone:${keyed(request.guest_phone)}`];
  if (request.guest_email) claims.push(`samples:email:${keyed(request.guest_email.toLowerCase())}`);
  if (userId) claims.push(`samples:uid:${userId}`);
  return claims;
}
