import fc from "fast-check";
import { expect, test } from "vitest";
import { tappableIn, untappable } from "#lib/shop/customer/untappable.ts";
import { html, joinHtml, trustedHtml } from "#lib/shop/language/html.ts";
import { confirmationEmail, statusEmail } from "#lib/shop/messages/customer-email.ts";
import { customerSms } from "#lib/shop/messages/sms-message.ts";
import { lettersOnly, nameInLetters, orderName } from "#lib/shop/order/masking.ts";
import { isOwnOrderId, type Order, spokenNumber } from "#lib/shop/order/order.ts";
import { newOrderId } from "@/tests/support/orders";
import { toPlace } from "@/tests/support/store-fixtures";

const origin = "https://shop.example";
const orderOf = (other: Partial<Order>) => toPlace(other).order;

function everyText(order: Order): string[] {
  const mails = [confirmationEmail(order, origin, null), statusEmail(order, "shipped", origin)];
  const texts = mails.flatMap(({ subject, text, html }) => [subject, text, html]);
  return [...texts, customerSms(order, "placed", origin), customerSms(order, "shipped", origin)];
}

const foreignIds =
  "CALL-9876543210-FOR-YOUR-PRIZE www_evil_example_prize 0123456789ABCDK7M2Q 0123456789abcdk7m2qx".split(" ");

test.each(foreignIds)(
  "the id %s, which no page of this shop makes, is in nothing that a customer reads",
  (order_id) => {
    expect(isOwnOrderId(order_id)).toBe(false);
    const order = orderOf({ order_id, created_at: "2026-11-22T20:00:00.000Z" });
    for (const text of everyText(order)) {
      expect(text).not.toContain(order_id);
      expect(text).not.toContain(spokenNumber(order_id));
      expect(text).not.toContain("/order-status");
    }
    expect(customerSms(order, "placed", origin)).toBe(
      "Wayanad Larder: there is news about your order. Questions? +91 94470 12345",
    );
    expect(confirmationEmail(order, origin, null).text).toContain("Questions? +91 94470 12345");
  },
);

test("an id that this shop's pages make is linked, and said by its number", () => {
  for (let n = 0; n < 100; n++) {
    const order = orderOf({ order_id: newOrderId() });
    expect(isOwnOrderId(order.order_id)).toBe(true);
    expect(orderName(order)).toBe(spokenNumber(order.order_id));
    expect(confirmationEmail(order, origin).text).toContain(`${origin}/order-status#id=${order.order_id}`);
  }
});

test("a stranger's address, name and city reach the customer as letters and a mask", () => {
  const call = "call +91 98765 43210 or www.evil.example/refund";
  const guest_address = `${call}, me@evil.example, ${call}, Tamil Nadu - 600004`;
  const order = orderOf({ guest_name: call, guest_address, guest_phone: "9812345678" });
  const { text } = confirmationEmail(order, origin, null);
  expect(text).toContain("Deliver to:\n•••, Tamil Nadu\n••••••••78\n");
  for (const text of everyText(order)) expect(text).not.toMatch(/call \+|evil|43210|600004|refund/);
});

test.each([
  ["Meenakshi Sundaram", "Meenakshi Sundaram"],
  ["K.Meenakshi", "K Meenakshi"],
  ["D’Souza-François", "D'Souza-François"],
  ["www.evil.example", null],
  ["http evil", null],
  ["pay 9876500000", null],
  ["me@evil", null],
  ["evil/x", null],
  ["evil。example", null],
  ["१२३४५६७८९०", null],
  ["a".repeat(41), null],
])("of the name %s a customer reads %s", (name, shown) => {
  expect(lettersOnly(name)).toBe(shown);
});

test.each([
  ["S. K. Meenakshi Sundaram", "S K Meenakshi"],
  ["You have won a prize call us", "You have won"],
  ["Anna-Maria von Trapp", "Anna-Maria von"],
  ["Venkatasubramanyam", null],
  ["மீனாட்சி சுந்தரம்", "மீனாட்சி சுந்தரம்"],
])("of the name %s a message says %s: at most three words of 15 letters", (name, shown) => {
  expect(nameInLetters(name)).toBe(shown);
});

test("a city is as little of a sentence as a name, and Thiruvananthapuram is one", () => {
  const at = (city: string) =>
    confirmationEmail(orderOf({ guest_address: `1 A Street, ${city}, Tamil Nadu - 600004` }), origin, null).text;
  expect(at("Thiruvananthapuram")).toContain("•••, Thiruvananthapuram, Tamil Nadu");
  expect(at("Your account is blocked call us")).toContain("•••, Your account is, Tamil Nadu");
});

test("whatever is typed, what a customer reads has no link, address or number of it", () => {
  const typed = fc.stringMatching(/^[\w.@/:,+ -]{1,80}$/);
  const plain = everyText(orderOf({ order_id: "0123456789ABCDK7M2QX", guest_name: "A", guest_address: "x" }));
  const linksIn = (texts: string[]) => texts.map((text) => text.match(/https?:\S*|www\S*|\S*@\S*|[\d+][\d ]{6,}/g));
  fc.assert(
    fc.property(typed, typed, (guest_name, guest_address) => {
      const texts = everyText(orderOf({ order_id: "0123456789ABCDK7M2QX", guest_name, guest_address }));
      expect(linksIn(texts)).toEqual(linksIn(plain));
    }),
    { numRuns: 300 },
  );
});

// promise: Nothing that a stranger types can be tapped in the warehouse's messages
test.each([
  ["Slip: https://evil.example/staff", "Slip: https: //evil. example/staff", "link"],
  ["www.evil.example", "www. evil. example", "link"],
  ["HTTPS://EVIL.COM", "HTTPS: //EVIL. COM", "link"],
  ["see evil.example now", "see evil. example now", "link"],
  ["evil。example", "evil。 example", "link"],
  ["evil．example", "evil． example", "link"],
  ["evil.\u200dexample/x", "evil. \u200dexample/x", "link"],
  ["wa.me/919876543210", "wa. me/91987 · 65432 · 10", "link"],
  ["me@evil.example", "me @ evil. example", "link"],
  ["tel:+919876543210", "tel: +91987 · 65432 · 10", "number"],
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

const attack = `<img src=x onerror="alert('1')">&`;

test("a template escapes every value, text, numbers, lists and attributes; pieces of HTML are not escaped again, and false adds nothing", () => {
  const { markup } = html`<p title="${attack}">${[attack, 2]}</p>`;
  const escaped = "&#60;img src=x onerror=&#34;alert(&#39;1&#39;)&#34;&#62;&#38;";
  expect(markup).toBe(`<p title="${escaped}">${escaped}2</p>`);
  const bold = html`<b>${"a & b"}</b>`;
  expect(html`${bold}${[bold, bold]}${false}${trustedHtml("<hr>")}`.markup).toBe(
    "<b>a &#38; b</b><b>a &#38; b</b><b>a &#38; b</b><hr>",
  );
  expect(joinHtml([bold, html`<i>${attack}</i>`], "<br>").markup).not.toContain("<img");
});
