import fc from "fast-check";
import { expect, test } from "vitest";
import { tappableIn, untappable } from "#lib/shop/customer/untappable.ts";

// promise: Nothing that a stranger types can be tapped in the warehouse's messages
test.each([
  ["Slip: https://evil.example/staff", "Slip: https: //evil. example/staff", "link"],
  ["http://evil/", "http: //evil/", "link"],
  ["HTTPS://EVIL.COM", "HTTPS: //EVIL. COM", "link"],
  ["www.evil.example", "www. evil. example", "link"],
  ["see evil.example now", "see evil. example now", "link"],
  ["evil。example", "evil。 example", "link"],
  ["evil．example", "evil． example", "link"],
  ["evil.\u200dexample/x", "evil. \u200dexample/x", "link"],
  ["x.com", "x. com", "link"],
  ["wa.me/919876543210", "wa. me/91987 · 65432 · 10", "link"],
  ["me@evil.example", "me @ evil. example", "link"],
  ["tel:+919876543210", "tel: +91987 · 65432 · 10", "number"],
  ["9876543210", "98765 · 43210", "number"],
  ["98765 43210", "98765 · 43210", "number"],
  ["(044) 2345-6789", "(044) · 2345- · 6789", "number"],
  ["98765\u200d43210", "98765\u200d · 43210", "number"],
  ["९८७६५४३२१०", "९८७६५ · ४३२१०", "number"],
])("'%s' is written '%s', and marked as a %s", (typed, written, kind) => {
  expect(untappable(typed)).toBe(written);
  expect(tappableIn(typed)).toBe(kind);
});

test.each([
  "14/2 Kutchery Road, Chennai - 600004",
  "Flat 12B, 2nd Cross, Anna Nagar, Chennai, Tamil Nadu - 600040",
  "S. K. Meenakshi Sundaram",
  "Deliver before 10:30, ring twice",
  "12, மேற்கு மாட வீதி, சென்னை - 600004",
])("'%s' stays as it is, without a mark", (typed) => {
  expect(untappable(typed)).toBe(typed);
  expect(tappableIn(typed)).toBeNull();
});

test.each([
  ["K.Meenakshi", "K. Meenakshi"],
  ["Opp.Bus Stand, No.14", "Opp. Bus Stand, No. 14"],
  ["opp.bus stand, 2nd.cross", "opp. bus stand, 2nd. cross"],
])("'%s' is written '%s', which is no reason for a mark", (typed, written) => {
  expect(untappable(typed)).toBe(written);
  expect(tappableIn(typed)).toBeNull();
});

test("whatever is typed, no name of a website, no mailbox and no eight digits in a row stay, and it stays short", () => {
  const signs = [".", "。", "．", "@", ":", "/", "-", " ", "+", "(", ",", "\u200c", "\u200d", "\u0301"];
  const piece = fc.constantFrom(...signs, "evil", "example", "://", "http", "www", "98765", "1", "०", "க");
  const typed = fc.array(piece, { maxLength: 120 }).map((parts) => parts.join(""));
  fc.assert(
    fc.property(typed, (text) => {
      const written = untappable(text);
      expect(written.length).toBeLessThanOrEqual(600);
      expect(written).not.toMatch(/[.。．][\p{L}\p{N}\p{M}\p{Cf}]/u);
      expect(written).not.toMatch(/\S@|@\S|[a-z]:\S/);
      expect(written).not.toMatch(/\p{Nd}(?:[\s()+/\p{Pd}\p{Cf}\p{M}.]{0,4}\p{Nd}){7}/u);
    }),
  );
});
