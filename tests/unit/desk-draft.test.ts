import { expect, test } from "vitest";
import {
  type DeskDraft,
  editedSince,
  emptyDeskDraft,
  filledDraft,
  partOfOrder,
  pricedLines,
} from "#lib/shop/desk/desk-draft.ts";
import { wholeAddress } from "@/tests/support/orders";
import { toPlace } from "@/tests/support/store-fixtures";

const { order } = toPlace({ guest_name: "Meenakshi", guest_email: null, address: wholeAddress });
const known = partOfOrder(order);
const draft = (typed: Partial<DeskDraft> = {}): DeskDraft => ({ ...emptyDeskDraft, ...typed });

test("an empty draft takes name and address of the last order, and not its products, its note or its payment", () => {
  const filled = filledDraft(draft({ guest_phone: "9876543210" }), known);
  expect(filled).toEqual(draft({ guest_phone: "9876543210", guest_name: "Meenakshi", ...wholeAddress }));
});

test("what was typed stays, and of an address of which a part was typed nothing is filled in", () => {
  expect(filledDraft(draft({ guest_name: "Valli" }), known)).toMatchObject({ ...wholeAddress, guest_name: "Valli" });
  expect(filledDraft(draft({ city: "Madurai" }), known)).toEqual(draft({ city: "Madurai", guest_name: "Meenakshi" }));
});

test("another customer's order replaces what the first one's filled in, and none empties it; what was typed since stays", () => {
  const first = filledDraft(draft(), known);
  const other = { guest_name: "Balan", line1: "3 Hill Road", city: "Ooty", state: "Tamil Nadu", pincode: "643001" };
  expect(filledDraft(first, other, known)).toEqual(draft(other));
  expect(filledDraft(first, {}, known)).toEqual(draft());
  const typed = { ...first, guest_name: "Valli", line1: "9 Beach Road" };
  expect(filledDraft(typed, other, known)).toEqual(typed);
});

// promise: what was filled in from a number is asked about when another one comes, if it was edited
test("what was edited or typed beside a known number is a field, and an address as a whole; what was emptied is none", () => {
  const first = filledDraft(draft(), known);
  expect(editedSince(first, known)).toEqual([]);
  expect(editedSince({ ...first, guest_name: "" }, known)).toEqual([]);
  const typed = { guest_name: "Valli", guest_email: "valli@x.example" };
  expect(editedSince({ ...first, ...typed }, known)).toEqual(Object.keys(typed));
  expect(editedSince({ ...first, line1: "9 Beach Road" }, known).toSorted()).toEqual(
    Object.keys(wholeAddress).toSorted(),
  );
});

test("products are added, and one that is there keeps its packs; channel and payment come along where they are known", () => {
  const lines = [{ name: "Hill Tea", qty: 2 }];
  const added = { name: "Lime Relish", qty: 1 };
  const part = { lines: [{ name: "Hill Tea", qty: 5 }, added], channel: "whatsapp" as const };
  const filled = filledDraft(draft({ lines, paid: "UPI" }), part);
  expect(filled).toEqual(draft({ lines: [...lines, added], channel: "whatsapp", paid: "UPI" }));
});

test("lines are priced as the shop sells them today, and what it does not sell is left out", () => {
  const lines = [
    { name: "Hill Tea", qty: 2 },
    { name: "Unknown Tea", qty: 1 },
  ];
  expect(pricedLines(lines)).toEqual([{ name: "Hill Tea", qty: 2, price: 200 }]);
});
