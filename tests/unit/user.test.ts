import { expect, test } from "vitest";
import { checkUser, shortName } from "#lib/shop/account/user.ts";

const user = {
  id: "u1",
  email: "kamala@customer.example",
  user_metadata: { full_name: "Kamala N" },
  emailVerified: false,
};

test("a stored user is read back", () => {
  expect(checkUser(JSON.parse(JSON.stringify(user)))).toEqual(user);
});

test.each([
  null,
  [],
  "u1",
  { ...user, id: "" },
  { ...user, id: 1 },
  { ...user, email: null },
  { ...user, user_metadata: null },
  { ...user, user_metadata: { full_name: 7 } },
  { ...user, emailVerified: "yes" },
])("%j is no user", (wrong) => {
  expect(checkUser(wrong)).toBeUndefined();
});

test("a menu calls a user by the first name, else by what is before the @", () => {
  expect(shortName(user)).toBe("Kamala");
  expect(shortName({ ...user, user_metadata: { full_name: " " } })).toBe("kamala");
});
