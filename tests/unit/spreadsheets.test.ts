import fc from "fast-check";
import { expect, test } from "vitest";
import { noAddress } from "#lib/shop/customer/address-line.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { courierCsv } from "#lib/shop/warehouse/courier-csv.ts";
import { readCsv, toCsv } from "#lib/shop/warehouse/csv.ts";
import { ordersCsv } from "#lib/shop/warehouse/orders-csv.ts";
import { trackingRows } from "#lib/shop/warehouse/tracking-rows.ts";
import { toPlace } from "@/tests/support/store-fixtures";
import { csvCells } from "./csv-cells";

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** What Excel shows and saves for a cell whose column has no format, with Indian settings. */
function shown(cell: string): string {
  const text = cell.trim();
  const formula = /^="(.*)"$/.exec(text);
  if (formula) return formula[1] ?? "";
  if (/^[=+-]/.test(text) && /[A-Za-z(]/.test(text.replace(/^[+-][\d.,]+E[+-]?\d+$/i, ""))) return "#NAME?";
  const number = numberOf(text);
  if (number !== null) return asShown(number);
  return dayOf(text) ?? (/^(?:true|false)$/i.test(text) ? text.toUpperCase() : cell);
}

function numberOf(text: string): number | null {
  const plain = text.replace(/,(?=\d{2,3}\b)/g, "");
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)(?:E[+-]?\d{1,3})?%?$/i.test(plain)) return null;
  const value = Number.parseFloat(plain) / (plain.endsWith("%") ? 100 : 1);
  return Math.abs(value) < 1e308 ? value : null;
}

/** General format: eleven digits, then an exponent with six. */
function asShown(value: number): string {
  if (value !== 0 && (Math.abs(value) >= 1e11 || Math.abs(value) < 1e-9)) {
    const [digits = "", exponent = ""] = value.toExponential(5).split("e");
    return `${Number(digits)}E${exponent.replace(/^([+-])(\d)$/, "$10$2")}`;
  }
  return String(Number(value.toPrecision(10)));
}

function dayOf(text: string): string | null {
  const numeric = /^(\d{1,4})[-/. ](\d{1,2})(?:[-/. ](\d{1,4}))?$/.exec(text);
  if (numeric && Number(numeric[2]) >= 1 && Number(numeric[2]) <= 12)
    return `${Number(numeric[1])}-${MONTHS[Number(numeric[2]) - 1]}${numeric[3] ? `-${numeric[3]}` : ""}`;
  const named = /^(\d{0,4})[-/ .]*([a-z]{3,9})[-/ .]*(\d{0,4})$/i.exec(text);
  const month = MONTHS.find((name) => named?.[2]?.toLowerCase().startsWith(name.toLowerCase()));
  if (named && month && (named[1] || named[3])) return `${named[1] || named[3]}-${month}`;
  const time = /^(\d{1,2})(?::(\d{2}))?(?::\d{2})? ?([ap]m?)?$/i.exec(text);
  return time && (time[2] || / [ap]/i.test(text)) ? `${time[1]}:${time[2] ?? "00"}:00` : null;
}

/**
 * A CSV file after a spreadsheet has opened it and saved it again: cells that look like numbers, days and times have become those.
 * @param separator what it puts between cells: a comma, a semicolon (in other countries), a tab (copied cells)
 */
function openedAndSaved(csv: string, separator: string): string {
  const quoted = (text: string) =>
    text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  return csvCells(csv)
    .map((row) => `${row.map((cell) => quoted(shown(cell))).join(separator)}\r\n`)
    .join("");
}

const order = (facts: Partial<Order>) => toPlace(facts).order;
const back = (csv: string) => {
  const [heading = [], ...rows] = readCsv(csv).rows;
  return rows.map((row) => Object.fromEntries(heading.map((name, index) => [name, row[index] ?? ""])));
};

/** Codes and house numbers that a spreadsheet would change where they stand alone in a cell. */
const codes = "12E345 123E45 012345 1E2345 7788123456789 1E5% 12-3-4 12MAR5 MAR-12 0042 12:30".split(" ");
const kept = [...codes, "12/3", "3/4/25", "1 1/2", "5 pm", "TRUE", "K7M2QX", "ST0000012IN", "9876543210", "600004"];

test("the stand-in changes what nobody protects, as a spreadsheet does", () => {
  const plain = ["code", "12E45", "0042", "7788123456789", "12/3", "MAR-12"].map((cell) => `${cell}\r\n`).join("");
  const changed = ["1.2E+46", "42", "7.78812E+12", "12-Mar", "12-Mar"];
  expect(readCsv(openedAndSaved(plain, ",")).rows.flat()).toEqual(["code", ...changed]);
});

test.each([",", ";", "\t"])(
  "a list that a spreadsheet has opened and saved, with '%s' between cells, gives each code back",
  (separator) => {
    const csv = toCsv({ code: (row: string) => row, name: () => "Meena, R.; M" }, kept);
    expect(back(openedAndSaved(csv, separator))).toEqual(kept.map((code) => ({ code, name: "Meena, R.; M" })));
  },
);

test("whatever of letters and marks a code has, it comes back from a spreadsheet", () => {
  const letters = fc.constantFrom(..."0123456789EMARJN-/.: +%ap");
  fc.assert(
    fc.property(fc.string({ unit: letters, minLength: 1, maxLength: 14 }), (typed) => {
      const code = typed.trim();
      fc.pre(code !== "");
      expect(back(openedAndSaved(toCsv({ code: () => code, end: () => "x" }, [code]), ","))[0]?.code).toBe(code);
    }),
  );
});

test("an order whose number looks like one comes back whole from the courier's list and from the list of orders", () => {
  const facts = { order_id: "0123456789ABCD12E345", guest_address: "14, Kutchery Road, Chennai, Tamil Nadu - 600004" };
  const tracking = { courier: "ST", number: "7788123456789012", url: "" };
  const [parcel] = back(openedAndSaved(courierCsv([order(facts)]), ","));
  expect(parcel).toMatchObject({ order: "12E345", phone: "9876543210", address_1: "14, Kutchery Road" });
  const [listed] = back(openedAndSaved(ordersCsv([order({ ...facts, tracking })]), ","));
  expect(listed).toMatchObject({ order_id: facts.order_id, tracking_number: tracking.number });
});

test("the courier gets an address in columns, the landmark beside line 2; of one that came as one line the city is the one at its end", () => {
  const parts = { line1: "12/3, 2nd Cross", line2: "Mylapore", city: "Salem", state: "Tamil Nadu", pincode: "636001" };
  const address = (other: object) => ({ ...noAddress, ...parts, ...other });
  const parcels = [{}, { landmark: "the tank" }, { line2: "", landmark: "the tank" }, { line2: "" }].map((other) =>
    order({ address: address(other), delivery_note: "ring twice" }),
  );
  const rows = back(openedAndSaved(courierCsv(parcels), ","));
  expect(rows.map(({ address_2 }) => address_2)).toEqual(["Mylapore", "Mylapore, near the tank", "near the tank", ""]);
  for (const row of rows)
    expect(row).toMatchObject({ address_1: parts.line1, city: "Salem", pincode: "636001", remark: "ring twice" });
  const guest_address = "14, Kutchery Road, Mylapore, Salem, Tamil Nadu - 636001";
  const [parcel] = back(courierCsv([order({ guest_city: null, guest_address })]));
  expect([parcel?.city, parcel?.address_1]).toEqual(["Salem", "14, Kutchery Road, Mylapore"]);
});

const shipped = (list: string) => {
  const { rows } = trackingRows(list);
  const row = rows.find(({ why }) => why !== null);
  return row ? `Row ${row.row}: ${row.why}` : rows.map(({ order, tracking }) => [order, ...Object.values(tracking)]);
};
const link = "https://st.example/?no=7,8;9";

test.each([
  ["semicolons", `order;courier;number;link\r\nK7M2QX;ST, South;7788;${link}\r\n`],
  ["tabs, as copied", `K7M2QX\tST, South\t7788\t${link}\n`],
  ["commas and quotes", `K7M2QX,"ST, South",7788,"${link}"\n`],
  ["commas, quotes after blanks, and a link that has a comma", `K7M2QX, "ST, South" , 7788, ${link}`],
  ["a byte order mark", `\ufeff"order",courier,number\nK7M2QX,"ST, South",7788,${link},,\n`],
  ["other columns after the link", `Order,Courier,Number,Link,City\nK7M2QX,"ST, South",7788,"${link}",Chennai\n`],
  ["texts of formulas", `"=""K7M2QX""","ST, South","=""7788""",${link}\n`],
])("the courier's list is read with %s", (_, list) => {
  expect(shipped(list)).toEqual([["K7M2QX", "ST, South", "7788", link]]);
});

test.each([
  ["1.23457E+13", "K7M2QX,ST,1.23457E+13"],
  ["1,23457E+13", "K7M2QX;ST;1,23457E+13"],
  ["1E+13", "order,courier,number\nK7M2QX,ST,7788\n9K2JKY,ST,1E+13"],
  ["1.23E+47", "1.23E+47,ST,7788"],
])("what a spreadsheet has left of a number, %s, is refused with the cure", (left, list) => {
  expect(shipped(list)).toMatch(/^Row \d: .*: format the column as text, then type or paste the whole number again\.$/);
  expect(shipped(list)).toContain(left);
});

test("a number with an E in it, and one of many digits, is a number all the same", () => {
  const numbers = ["12E345", "E123456789IN", "778812345678901234", "1234567890123000"];
  expect(shipped(numbers.map((number) => `K7M2QX,ST,${number}`).join("\n"))).toEqual(
    numbers.map((number) => ["K7M2QX", "ST", number, ""]),
  );
});

test("a CSV file is read as spreadsheets write it", () => {
  const text = '\ufeff9K2JKY, ST ,"7,""7"\r\n\r\n"two\nlines",b,\n,,\nlast';
  const { rows, written } = readCsv(text);
  expect(rows).toEqual([["9K2JKY", "ST", '7,"7'], ["two\nlines", "b", ""], ["last"]]);
  expect(rows.map((row) => written.get(row))).toEqual(['9K2JKY, ST ,"7,""7"', '"two\nlines",b,', "last"]);
});

const shippedWith = (list: string, courier?: string) =>
  trackingRows(list, courier).rows.map(({ order, tracking }) => [order, ...Object.values(tracking)].join(" ").trim());

// promise: the file of a courier is pasted as it comes
test.each([
  ["AWB No,Consignee,Ref. No,Pincode\n7788,Meena,K7M2QX,600004", "K7M2QX ST 7788"],
  ["Waybill;Weight;Reference;Status\n7788;0.4;K7M2QX;Booked", "K7M2QX ST 7788"],
  ["S.No\tOrder No\tTracking No\n1\tK7M2QX\t7788", "K7M2QX ST 7788"],
  ["Date,Consignment No.,Order,Carrier\n3/11/26,7788,K7M2QX,Blue Dart", "K7M2QX Blue Dart 7788"],
  [
    "Tracking URL,TRACKING NUMBER,courier name,order_id,Zone\nhttps://st.example/1,7788,DTDC,K7M2QX,S",
    "K7M2QX DTDC 7788 https://st.example/1",
  ],
  ["Report of 27 November\nBranch: Adyar\n\nAWB,Ref No\n7788,K7M2QX\n7789,9K2JKY", "K7M2QX ST 7788,9K2JKY ST 7789"],
  // Its own order number is no order of ours.
  ["Order No,Ref No,AWB\n5531,K7M2QX,7788", "K7M2QX ST 7788"],
  ["Order,Courier,AWB\nK7M2QX,,7788\n9K2JKY,DTDC,7789", "K7M2QX ST 7788,9K2JKY DTDC 7789"],
])("a courier's own file is read by its heading: %j", (list, rows) => {
  expect(shippedWith(list, "ST").join()).toBe(rows);
  const { rows: read, problem } = trackingRows(list, "ST");
  expect([...read.map(({ why }) => why), problem].every((why) => why === null)).toBe(true);
});

test("a column that is missing is named, and nothing is read", () => {
  const problemOf = (list: string, courier?: string) => {
    const read = trackingRows(list, courier);
    expect(read.rows).toEqual([]);
    return read.problem;
  };
  expect(problemOf("AWB,Ref No\n7788,K7M2QX")).toContain("no column for the courier");
  expect(problemOf("AWB,Consignee\n7788,Meena", "ST")).toContain("no column for the order");
  expect(problemOf("Ref No,Status,Date\nK7M2QX,Booked,3/11/26", "ST")).toContain("no column for the number");
});

test("a wrong row stops no other: it is named with its place and reason, as it was written", () => {
  const list = [
    "AWB,Ref No,Courier,Link,Name",
    '7788,K7M2QX,ST,https://st.example/1,"Meena, R"',
    ',9K2JKY,ST,,"Ravi, K"',
    "7790,,ST,,x",
    "1.2E+13,AAAAAA,ST,,x",
    "7791,BBBBBB,ST,http://st.example/2,x",
    `7792,${"C".repeat(65)},ST,,x`,
    `${"7".repeat(61)},DDDDDD,ST,,x`,
    `7793,EEEEEE,${"S".repeat(41)},,x`,
    ...["https://st.example@evil.example/", "https:\\\\evil.example/", "https://st.example/\u202e1"].map(
      (link) => `7794,FFFFFF,ST,${link},x`,
    ),
  ].join("\r\n");
  const [good, ...wrong] = trackingRows(list).rows;
  const line = '7788,K7M2QX,ST,https://st.example/1,"Meena, R"';
  const tracking = { courier: "ST", number: "7788", url: "https://st.example/1" };
  expect(good).toEqual({ order: "K7M2QX", tracking, line, row: 2, why: null });
  expect(wrong.map(({ row, why }) => `${row} ${why}`)).toEqual([
    "3 It has no number.",
    "4 It has no order.",
    expect.stringMatching(/^5 A spreadsheet has turned a number into 1\.2E\+13\./),
    expect.stringMatching(/^6 .*a link begins with https/),
    expect.stringMatching(/^7 An order has up to 64/),
    expect.stringMatching(/^8 .*a number up to 60/),
    expect.stringMatching(/^9 .* a courier up to 40/),
    ...[10, 11, 12].map((row) => expect.stringMatching(new RegExp(`^${row} .*a link begins with https`))),
  ]);
  expect(wrong[0]?.line).toBe(',9K2JKY,ST,,"Ravi, K"');
});
