import * as fc from "fast-check";
import { expect, test } from "vitest";
import { middleSquare, movedSquare, resizedSquare } from "#lib/browser/staff/photo-square.ts";
import { PHOTO_SIDE } from "#lib/shop/pictures/photo-facts.ts";

const picture = { width: 4000, height: 3000 };

test("the square begins as the largest in the middle, where the server has it too", () => {
  expect(middleSquare(picture)).toEqual({ x: 500, y: 0, side: 3000 });
  expect(middleSquare({ width: 1201, height: 1300 })).toEqual({ x: 0, y: 49, side: 1201 });
});

test("it moves as far as there is room, and grows and shrinks around its middle", () => {
  const square = { x: 500, y: 500, side: 2000 };
  expect(movedSquare(picture, square, 300.4, -200.4)).toEqual({ x: 800, y: 300, side: 2000 });
  expect(movedSquare(picture, square, 9000, 9000)).toEqual({ x: 2000, y: 1000, side: 2000 });
  expect(movedSquare(picture, square, -9000, -9000)).toEqual({ x: 0, y: 0, side: 2000 });
  expect(resizedSquare(picture, square, 1500)).toEqual({ x: 750, y: 750, side: 1500 });
  expect(resizedSquare(picture, { x: 0, y: 1000, side: 2000 }, 3000)).toEqual({ x: 0, y: 0, side: 3000 });
});

// promise: What the page sends is never refused as lying outside or as too small
test("whatever is done to it, it is a square of whole pixels in the picture, no smaller than a photo may be", () => {
  const length = fc.integer({ min: PHOTO_SIDE, max: 9000 });
  const step = fc.tuple(
    fc.boolean(),
    fc.double({ min: -9e3, max: 9e3, noNaN: true }),
    fc.double({ min: -9e3, max: 9e3, noNaN: true }),
  );
  fc.assert(
    fc.property(length, length, fc.array(step, { maxLength: 9 }), (width, height, steps) => {
      const own = { width, height };
      let square = middleSquare(own);
      for (const [moves, a, b] of steps)
        square = moves ? movedSquare(own, square, a, b) : resizedSquare(own, square, a);
      const { x, y, side } = square;
      expect([x, y, side].every(Number.isInteger)).toBe(true);
      expect(Math.min(x, y, width - x - side, height - y - side, side - PHOTO_SIDE)).toBeGreaterThanOrEqual(0);
    }),
  );
});
