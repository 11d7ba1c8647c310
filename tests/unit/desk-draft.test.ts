import { expect, test } from "vitest";
import {
  type DeskDraft,
  editedSince,
  emptyDeskDraft,
  filledDraft,
  partOfOrder,
  pricedLines,
} from "#lib/shop/desk/desk-draft.ts";
import { partOfMessage } from "#lib/shop/desk/message-part.ts";
import { readMessage } from "#lib/shop/desk/read-message.ts";
import { wholeAddress } from "@/tests/support/orders";
import { toPlace } from "@/tests/support/store-fixtures";

const known = partOfOrder(toPlace({ guest_name: "Meenakshi", guest_email: null, address: wholeAddress }).order);
const draft = (typed: Partial<DeskDraft> = {}): DeskDraft => ({ ...emptyDeskDraft, ...typed });

test("an empty draft takes name and address of the last order and nothing else; what was typed stays, and of an address of which a part was typed nothing is filled in", () => {
  const asked = draft({ guest_phone: "9876543210" });
  expect(filledDraft(asked, known)).toEqual({ ...asked, guest_name: "Meenakshi", ...wholeAddress });
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

test("products are added, and one that is there keeps its packs; channel and payment come along; lines are priced as sold today, or left out", () => {
  const lines = [{ name: "Hill Tea", qty: 2 }];
  const added = { name: "Lime Relish", qty: 1 };
  const part = { lines: [{ name: "Hill Tea", qty: 5 }, added], channel: "whatsapp" as const };
  const filled = filledDraft(draft({ lines, paid: "UPI" }), part);
  expect(filled).toEqual(draft({ lines: [...lines, added], channel: "whatsapp", paid: "UPI" }));
  const unknown = { name: "Unknown Tea", qty: 1 };
  expect(pricedLines([...lines, unknown])).toEqual([{ name: "Hill Tea", qty: 2, price: 200 }]);
});

const last = toPlace({
  guest_name: "Meena Raman",
  guest_address: "14 Kutchery Road, Mylapore, Chennai, Tamil Nadu - 600004",
}).order;
const filledFrom = (message: string, known = false) =>
  filledDraft(emptyDeskDraft, partOfMessage(readMessage(message), known ? last : null));

test("a message fills the form: packs of one product together, the pincode's city and state, the street without the city", () => {
  const goods = "2 kokum, 1 kudampuli, hill tea 98, tea 9";
  const draft = filledFrom(`${goods}, name: Valli\n7 Beach Road, Chennai 600041\n98765 43210`);
  const place = { line1: "7 Beach Road", pincode: "600041", city: "Chennai", state: "Tamil Nadu" };
  const customer = { guest_name: "Valli", guest_phone: "9876543210", channel: "whatsapp" };
  expect(draft).toMatchObject({ ...customer, ...place });
  expect(draft.lines.map(({ name, qty }) => `${name} ${qty}`)).toEqual(["Kokum 3", "Hill Tea 99"]);
});

// promise: no parcel goes to one customer's street in another one's city
test("the last order's address is taken where the message names its pincode or none, never beside another place, and when it comes later", () => {
  for (const message of ["2 kokum", "2 kokum 600004"])
    expect(filledFrom(message, true)).toMatchObject({ line1: last.address.line1, pincode: "600004", city: "Chennai" });
  expect(filledFrom("2 kokum 695003", true)).toMatchObject({ line1: "", pincode: "695003", state: "Kerala" });
  expect(filledFrom("2 kokum, 7 Beach Road", true)).toMatchObject({ line1: "7 Beach Road", pincode: "", city: "" });
  expect(filledFrom("2 kokum, name: Valli", true).guest_name).toBe("Valli");
  for (const message of ["2 kokum", "2 kokum, urgent"])
    expect(filledFrom(message, true).guest_name).toBe("Meena Raman");
  expect(filledFrom("2 kokum, urgent").guest_name).toBe("urgent");
  const later = (message: string) => {
    const [alone, known] = [null, last].map((order) => partOfMessage(readMessage(message), order));
    return filledDraft(filledDraft(emptyDeskDraft, alone ?? {}), known ?? {}, alone);
  };
  expect(later("2 kokum, urgent, 600004")).toMatchObject({ guest_name: "Meena Raman", line1: last.address.line1 });
  expect(later("2 kokum, name: Valli, 695003")).toMatchObject({ guest_name: "Valli", line1: "", pincode: "695003" });
  expect(later("2 kokum, 7 Beach Road 600004")).toMatchObject({ line1: "7 Beach Road", pincode: "600004" });
});

test("what staff have typed stays, and what is read once more is added once", () => {
  const again = (message: string, draft: typeof emptyDeskDraft) =>
    filledDraft(draft, partOfMessage(readMessage(message), null));
  const once = again("2 hill tea, name: Meena, 600041", { ...emptyDeskDraft, guest_name: "Valli" });
  const { lines, ...others } = again("2 hill tea, 1 kokum, name: Meena, 600041", once);
  expect(others).toMatchObject({ guest_name: "Valli", city: "Chennai" });
  expect(lines.map(({ name, qty }) => `${name} ${qty}`)).toEqual(["Hill Tea 2", "Kokum 1"]);
});
