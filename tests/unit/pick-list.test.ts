import { expect, test } from "vitest";
import { paidAndSamples, pickCount } from "#lib/shop/warehouse/pick-list.ts";

const pack = (qty: number) => ({ name: "Green Cardamom", qty, price: 200 });
const sample = { name: "Kokum", qty: 1, price: 0 };

test.each([
  ["3 lines, 5 packs, 1.0 kg", [pack(2), pack(2), pack(1)]],
  ["1 line, 1 pack, 0.2 kg", [pack(1)]],
  ["1 line, 99 packs, 19.8 kg", [pack(99)]],
  ["5 lines, 495 packs, 99.0 kg", Array(5).fill(pack(99))],
  ["2 lines, 1 pack, 1 sample, 0.25 kg", [pack(1), sample]],
  ["3 lines, 2 packs, 2 samples, 0.5 kg", [pack(2), sample, sample]],
  ["4 lines, 4 packs, 3 samples, 0.95 kg", [pack(4), sample, sample, sample]],
])("the warehouse counts: %s", (count, items) => {
  expect(pickCount(items)).toBe(count);
});

test("packs and samples are apart, each in the order of the lines", () => {
  const [first, second] = [pack(1), pack(2)];
  expect(paidAndSamples([first, sample, second])).toEqual({ paid: [first, second], samples: [sample] });
  expect(paidAndSamples([])).toEqual({ paid: [], samples: [] });
});
