import { describe, expect, test } from "vitest";
import { trackingRows } from "#lib/shop/warehouse/tracking-rows.ts";

/** What a list ships: 'order courier number link'. */
const shipped = (list: string, courier?: string) =>
  trackingRows(list, courier).rows.map(({ order, tracking }) => [order, ...Object.values(tracking)].join(" ").trim());

// promise: the file of a courier is pasted as it comes
describe("a courier's own file is read by its heading", () => {
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
  ])("%j", (list, rows) => {
    expect(shipped(list, "ST").join()).toBe(rows);
    const { rows: read, problem } = trackingRows(list, "ST");
    expect([...read.map(({ why }) => why), problem].every((why) => why === null)).toBe(true);
  });

  test("a list without a heading, and the shop's own heading, stay as they are", () => {
    for (const heading of ["", "order,courier,number,link\n"])
      expect(shipped(`${heading}K7M2QX,ST Courier,7788,https://st.example/1`)).toEqual([
        "K7M2QX ST Courier 7788 https://st.example/1",
      ]);
  });
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
