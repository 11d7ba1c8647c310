import { expect, test } from "vitest";
import { findProductByName } from "#lib/shop/catalogue/catalogue.ts";
import { LONGEST_MESSAGE } from "#lib/shop/desk/message-facts.ts";
import { readMessage } from "#lib/shop/desk/read-message.ts";

/** The lines of a message as 'slug qty', with a ? where staff are asked to look. */
const linesOf = (message: string) =>
  readMessage(message).lines.map(({ name, qty, doubt }) => `${findProductByName(name)?.slug} ${qty}${doubt && "?"}`);
const doubtOf = (message: string) => readMessage(message).lines.map(({ doubt }) => doubt);

// promise: an order that a customer wrote in a chat is read, in either script, before or behind the number
test.each([
  ["2 tea, மஞ்சள் 1, cardamom two packs", "hill-tea 2, hill-turmeric 1, green-cardamom 2"],
  ["Hi! 2x hill tea + kokum x3 & chukku - 2 pkts. Thanks anna", "hill-tea 2, kokum 3, dry-ginger 2"],
  ["1. Hill Tea - 2\n2) Kokum: 1 packet\n- Black Pepper (4 nos)", "hill-tea 2, kokum 1, black-pepper 4"],
  ["வணக்கம், மிளகு இரண்டு பாக்கெட், ஏலக்காய் ௩ மற்றும் சுக்கு ரெண்டு அனுப்புங்க", "black-pepper 2, green-cardamom 3, dry-ginger 2"],
  ["rendu hill tea, moonu pkt kudampuli, elakkai onnu venum", "hill-tea 2, kokum 3, green-cardamom 1"],
  ["please send two hill tea three black pepper and a dozen kokum", "hill-tea 2, black-pepper 3, kokum 12"],
  ["hilltea 2, blackpepper 1", "hill-tea 2, black-pepper 1"],
  ["hill tea two black pepper three kokum one", "hill-tea 2, black-pepper 3, kokum 1"],
  ["tea 200g, 2 x 200 g kokum, kokum 200gm 3, 4 kokum 200g", "hill-tea 1, kokum 2, kokum 3, kokum 4"],
])("the lines of %j", (message, lines) => {
  expect(linesOf(message)).toEqual(lines.split(", "));
  expect(readMessage(message).unread).toEqual([]);
});

test("lines have the piece that each was read from", () => {
  const { lines } = readMessage("Hi, two Black Pepper one Hill  Tea, மஞ்சள் ௧ பாக்கெட்");
  expect(lines.map(({ from }) => from)).toEqual(["two Black Pepper", "one Hill Tea", "மஞ்சள் 1"]);
});

test.each([
  ["2 kokam", "kokum 2?", "The spelling is a guess."],
  ["2 relish", "lime-relish 2?", "Or Prawn Relish?"],
  ["kokum", "kokum 1?", "No number: 1?"],
  ["1kg kokum", "kokum 5?", "Packs of 200 g."],
  ["half kilo turmeric", "hill-turmeric 1?", "Beside it: half kilo."],
  ["2 packs 1 kg turmeric", "hill-turmeric 4?", "Packs of 500 g."],
  ["அரை கிலோ ஏலக்காய்", "green-cardamom 1?", "No number: 1?"],
  ["1 litre kokum", "kokum 1?", "Beside it: litre."],
  ["2 old kokum", "kokum 2?", "Beside it: old."],
  ["2 kokum hill tea", "hill-tea 2?", "Beside it: kokum."],
])("what may be meant otherwise says how: %j", (message, lines, doubt) => {
  expect(linesOf(message).join(", ")).toBe(lines);
  expect(doubtOf(message)[0] ?? "").toContain(doubt);
});

// promise: nothing of a message is guessed unseen, or gone
test.each([
  ["2 kokum, 3 pizza", ["3 pizza"]],
  ["2 kokum, 4 crisps tea pizza", ["4 crisps tea pizza"]],
  ["kokum 250, 100 hill tea, 0 kokum", ["kokum 250", "100 hill tea", "0 kokum"]],
  ["250 g kokum, 2.5 kokum", ["250 g kokum", "2.5 kokum"]],
  ["1/2 kg turmeric, 1 1/2 kg turmeric, 2½ kokum", ["1/2 kg turmeric", "1 1/2 kg turmeric", "2½ kokum"]],
  ["2 3 kokum", ["2 3 kokum"]],
  ["2 powder, the, spice 1", ["2 powder", "spice 1"]],
  ["2 pepp", ["2 pepp"]],
  ["மலை 2", ["மலை 2"]],
  ["99887766", ["99887766"]],
])("what names no product, or no number of packs, is unread: %j", (message, unread) => {
  expect(readMessage(message).unread).toEqual(unread);
});

test("nonsense has neither lines nor a name; a price is no number of packs, and not unread", () => {
  for (const message of ["", "asdf qwer", "🙏🙏", "....", "thanks anna!", "pizza 2", "\u0000\u202e", "1 2 3"])
    expect(readMessage(message)).toMatchObject({ lines: [], name: "", guess: "" });
  const prices =
    "2 kokum ₹250, 1 hill tea Rs. 250/-, 3 black pepper 250 rupees, dry ginger 2 @ 99/-, dried mango 1 ரூ 250";
  expect(linesOf(prices)).toEqual(["kokum 2", "hill-tea 1", "black-pepper 3", "dry-ginger 2", "dried-mango 1"]);
  expect(readMessage(prices).unread).toEqual([]);
});

test("what is longer than a message is not read, nor more lines than an order has", () => {
  expect(linesOf(`${"x".repeat(LONGEST_MESSAGE)}, 2 kokum`)).toEqual([]);
  const { lines, unread } = readMessage("2 kokum, ".repeat(60));
  expect([lines.length, unread.length]).toEqual([50, 10]);
});

test.each([
  ["98765 43210", "9876543210"],
  ["+91 98765-43210", "9876543210"],
  ["(+91)9876543210", "9876543210"],
  ["09876543210", "9876543210"],
  ["௯௮௭௬௫௪௩௨௧௦", "9876543210"],
  ["5876543210", ""],
  ["98765432101", ""],
  ["+1 9876543210", ""],
  ["(+65) 9123 4567", ""],
  ["＋1 (987) 654-3210", ""],
  ["001 9876543210", ""],
  ["0091 98765 43210", "9876543210"],
])("the phone number of '2 kokum %s'", (typed, phone) => {
  expect(readMessage(`2 kokum\n${typed}`)).toMatchObject({ phone, lines: [{ name: "Kokum", qty: 2 }] });
  expect(readMessage(`kokum 2, ph: ${typed}`)).toMatchObject({ phone, lines: [{ name: "Kokum", qty: 2 }] });
});

// promise: another country's number is refused whole, never cut
test("pincode and phone number stand side by side, a second number is unread, another country's as a whole, and a + in an e-mail address is none", () => {
  const read = readMessage("kokum 2 600 033 98765 43210 9876500000");
  expect(read).toMatchObject({ pincode: "600033", phone: "9876543210", unread: ["9876500000"] });
  expect(readMessage("+91 98765 43210 600033 2 kokum")).toMatchObject({ phone: "9876543210", pincode: "600033" });
  expect(readMessage("pin code 600033 2 kokum")).toMatchObject({ pincode: "600033", unread: [] });
  const nobody = { phone: "", pincode: "" };
  for (const foreign of ["+1 9876543210", "(+65) 912 345 67", "+44 7911 600 033"])
    expect(readMessage(`${foreign} 2 kokum`)).toMatchObject({ ...nobody, unread: [foreign], lines: [{ qty: 2 }] });
  expect(readMessage("2 kokum meena+6591234567@x.example").email).toBe("meena+6591234567@x.example");
});

test("a name that is said to be one, else a piece of letters, marked as a guess", () => {
  for (const said of ["Name: Meena R", "my name is Meena R", "name - Meena R"])
    expect(readMessage(`2 kokum, ${said}, 600033`)).toMatchObject({ name: "Meena R", guess: "" });
  expect(readMessage("2 kokum\nபெயர்: மீனா")).toMatchObject({ name: "மீனா", guess: "" });
  const guessed = { name: "", guess: "Meena R", unread: ["Adyar"] };
  expect(readMessage("2 kokum, Meena R, Adyar")).toMatchObject(guessed);
  expect(readMessage("2 old kokum, 3 pizza")).toMatchObject({ name: "", guess: "" });
});

test("an address as it was written, with what stands between its street and its pincode, and none of the lines", () => {
  const street = "Meena\n12/4, 2nd Pepper Street\nMylapore\nChennai - 600 004";
  const read = readMessage(`${street}\nmeena@x.example\n2 kokum\nfew pizza`);
  const who = { guess: "Meena", email: "meena@x.example", pincode: "600004" };
  expect(read).toMatchObject({ ...who, lines: [{ name: "Kokum" }] });
  expect(read.address).toBe("12/4, 2nd Pepper Street, Mylapore, Chennai");
  expect(read.unread).toEqual(["few pizza"]);
  expect(readMessage("2 kokum\nAnna Nagar, Chennai 600040").address).toBe("Anna Nagar, Chennai");
  const apart = readMessage("2 kokum\n14, Beach Road\nPh 98765 43210\nChennai 600041");
  expect(apart).toMatchObject({ address: "14, Beach Road, Chennai", guess: "" });
  const dictated = readMessage("send two hill tea one kokum to 14 Kutchery Road Mylapore 600004 meena");
  expect(dictated).toMatchObject({ address: "14 Kutchery Road Mylapore", guess: "meena", unread: [] });
  expect(dictated.lines.map(({ name }) => name)).toEqual(["Hill Tea", "Kokum"]);
});
