import { type Check, isRecord, isStringArray } from "#lib/shop/storage/type-guards.ts";

/** The signed-in user, as the shop's pages know them; the field names are the former sign-in provider's. */
export type User = { id: string; email: string; user_metadata: { full_name: string }; emailVerified: boolean };

/** Checks a stored user. */
export const checkUser: Check<User> = (value) => {
  if (!isRecord(value) || !isRecord(value.user_metadata) || value.id === "") return undefined;
  const { id, email, user_metadata, emailVerified } = value;
  const whole = isStringArray(id, email, user_metadata.full_name) && typeof emailVerified === "boolean";
  return whole ? (value as User) : undefined;
};

/** The name in the menu: the first name, else the part of the e-mail address before the @. */
export function shortName({ user_metadata, email }: User): string {
  return user_metadata.full_name.trim().split(/\s+/)[0] || email.split("@")[0] || "Account";
}
