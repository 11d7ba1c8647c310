import { expect, test } from "vitest";
import { checkUser, shortName } from "#lib/shop/account/user.ts";

const user = {
  id: "u1",
  email: "kamala@customer.example",
  user_metadata: { full_name: "Kamala N" },
  emailVerified: false,
};

test("a kept user is read back", () => {
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
])("%j is nobody", (wrong) => {
  expect(checkUser(wrong)).toBeUndefined();
});

test("a menu calls her by her first name, else by what stands before the @", () => {
  expect(shortName(user)).toBe("Kamala");
  expect(shortName({ ...user, user_metadata: { full_name: " " } })).toBe("kamala");
});
