import { expect, test } from "vitest";
import { emptyDeskDraft, filledDraft } from "#lib/shop/desk/desk-draft.ts";
import { partOfMessage } from "#lib/shop/desk/message-part.ts";
import { readMessage } from "#lib/shop/desk/read-message.ts";
import { toPlace } from "@/tests/support/store-fixtures";

const last = toPlace({
  guest_name: "Meena Raman",
  guest_address: "14 Kutchery Road, Mylapore, Chennai, Tamil Nadu - 600004",
}).order;
const filled = (message: string, known = false) =>
  filledDraft(emptyDeskDraft, partOfMessage(readMessage(message), known ? last : null));

test("a message fills the form: packs of one product together, the pincode's city and state, the street without the city", () => {
  const goods = "2 kokum, 1 kudampuli, hill tea 98, tea 9";
  const draft = filled(`${goods}, name: Valli\n7 Beach Road, Chennai 600041\n98765 43210`);
  const place = { line1: "7 Beach Road", pincode: "600041", city: "Chennai", state: "Tamil Nadu" };
  const customer = { guest_name: "Valli", guest_phone: "9876543210", channel: "whatsapp" };
  expect(draft).toMatchObject({ ...customer, ...place });
  expect(draft.lines.map(({ name, qty }) => `${name} ${qty}`)).toEqual(["Kokum 3", "Hill Tea 99"]);
});

// promise: no parcel goes to one customer's street in another one's city
test("the last order's address is taken where the message names its pincode or none, and never beside another place", () => {
  for (const message of ["2 kokum", "2 kokum 600004"])
    expect(filled(message, true)).toMatchObject({ line1: last.address.line1, pincode: "600004", city: "Chennai" });
  expect(filled("2 kokum 695003", true)).toMatchObject({ line1: "", pincode: "695003", state: "Kerala" });
  expect(filled("2 kokum, 7 Beach Road", true)).toMatchObject({ line1: "7 Beach Road", pincode: "", city: "" });
  expect(filled("2 kokum, name: Valli", true).guest_name).toBe("Valli");
  for (const message of ["2 kokum", "2 kokum, urgent"]) expect(filled(message, true).guest_name).toBe("Meena Raman");
  expect(filled("2 kokum, urgent").guest_name).toBe("urgent");
});

test("a last order that comes later replaces a guessed name and a lone pincode, and nothing that the message says", () => {
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
  expect(again("2 hill tea, 1 kokum, name: Meena, 600041", once)).toMatchObject({
    guest_name: "Valli",
    city: "Chennai",
    lines: [
      { name: "Hill Tea", qty: 2 },
      { name: "Kokum", qty: 1 },
    ],
  });
});
