import { type Check, isRecord, isStringArray } from "#lib/shop/storage/type-guards.ts";

/** Who is signed in, as the shop's pages know it; the names are the sign-in provider's of old. */
export type User = { id: string; email: string; user_metadata: { full_name: string }; emailVerified: boolean };

/** A kept user, if it is one. */
export const checkUser: Check<User> = (value) => {
  if (!isRecord(value) || !isRecord(value.user_metadata) || value.id === "") return undefined;
  const { id, email, user_metadata, emailVerified } = value;
  const whole = isStringArray(id, email, user_metadata.full_name) && typeof emailVerified === "boolean";
  return whole ? (value as User) : undefined;
};

/** What to call her in a menu: her first name, else what stands before the @ of her address. */
export function shortName({ user_metadata, email }: User): string {
  return user_metadata.full_name.trim().split(/\s+/)[0] || email.split("@")[0] || "Account";
}
