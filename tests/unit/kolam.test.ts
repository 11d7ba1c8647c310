import { expect, test } from "vitest";
import { drawKolam, type KolamDrawing, weaveKolam } from "@/components/ui/kolam-path";

type Point = { x: number; y: number };

const shapes = ["1", "61", "3 5 3", "11 13 11", "1 3 5 3 1", "1 3 5 7 5 3 1", "4 4 4"].map((rows) => ({
  rows: rows.split(" ").map(Number),
}));

/** Every loop of the path as the points it goes through; an arc adds its midpoint, a quarter turn around a dot. */
function loopsOf({ path, dots }: KolamDrawing): Point[][] {
  return path.split(/(?=M)/).map((loop) => {
    expect(loop).toMatch(/^M\d+ \d+((l|a[\d.]+ [\d.]+ 0 0 [01] )-?\d+ -?\d+)+z$/);
    const points: Point[] = [];
    for (const [, command = "", numbers = ""] of loop.matchAll(/([Mla])([^Mlaz]+)/g)) {
      const [x = Number.NaN, y = Number.NaN] = numbers.split(" ").slice(-2).map(Number);
      const pen = points.at(-1) ?? { x: 0, y: 0 };
      const next = { x: pen.x + x, y: pen.y + y };
      if (command === "a") {
        const middle = { x: (pen.x + next.x) / 2, y: (pen.y + next.y) / 2 };
        const dot = dots.find((one) => Math.abs(one.x - middle.x) + Math.abs(one.y - middle.y) === 4);
        if (!dot) throw new Error(`An arc turns around no dot: ${loop}`);
        const reach = Number(numbers.split(" ")[0]) / 4;
        points.push({ x: dot.x + (middle.x - dot.x) * reach, y: dot.y + (middle.y - dot.y) * reach });
      }
      points.push(next);
    }
    return points;
  });
}

/** Whether a ray from the point towards the right crosses the loops an odd number of times. */
function encloses(loops: Point[][], { x, y }: Point): boolean {
  const level = y + 0.1;
  const crossings = loops.flatMap((points) =>
    points.filter((from, i) => {
      const to = points[(i + 1) % points.length] ?? from;
      if (from.y > level === to.y > level) return false;
      return from.x + ((level - from.y) / (to.y - from.y)) * (to.x - from.x) > x;
    }),
  );
  return crossings.length % 2 === 1;
}

/** What the drawing consists of, whichever way the line ran: its strokes by their two ends, seen through `view`. */
function strokesOf(loops: Point[][], view: (point: Point) => Point): string[] {
  return loops
    .flatMap((points) =>
      points.slice(1).map((to, i) =>
        [points[i] ?? to, to]
          .map(view)
          .map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`)
          .sort()
          .join(" "),
      ),
    )
    .sort();
}

test.each(shapes)(
  "the line around $rows is unbroken, comes home, encloses each dot and stays in the box",
  ({ rows }) => {
    const drawing = drawKolam(rows);
    const loops = loopsOf(drawing);
    const [points = []] = loops;
    expect([drawing.loops, loops.length]).toEqual([1, 1]);
    expect(points.at(-1)).toEqual(points[0]);
    expect(drawing.dots).toHaveLength(rows.reduce((sum, length) => sum + length));
    expect(drawing.dots.filter((dot) => !encloses(loops, dot))).toEqual([]);
    const { width, height } = drawing;
    expect(points.filter(({ x, y }) => !(x >= 1 && y >= 1 && x <= width - 1 && y <= height - 1))).toEqual([]);
    expect(encloses(loops, { x: 0, y: 0 })).toBe(false);
  },
);

test.each(shapes)("the drawing of $rows mirrors itself both ways, and its line has no corner", ({ rows }) => {
  const drawing = drawKolam(rows);
  const loops = loopsOf(drawing);
  const drawn = strokesOf(loops, (point) => point);
  expect(strokesOf(loops, ({ x, y }) => ({ x: drawing.width - x, y }))).toEqual(drawn);
  expect(strokesOf(loops, ({ x, y }) => ({ x, y: drawing.height - y }))).toEqual(drawn);
  const strokes = [...drawing.path.matchAll(/([la])(?:[\d.]+ [\d.]+ 0 0 ([01]) )?(-?\d+) (-?\d+)/g)].map(
    ([, command, sweep, x, y]) => {
      const heading = (Math.atan2(Number(y), Number(x)) * 180) / Math.PI;
      const bend = command === "l" ? 0 : sweep === "1" ? 45 : -45;
      return { before: (heading - bend + 360) % 360, after: (heading + bend + 360) % 360 };
    },
  );
  expect(strokes.length).toBeGreaterThan(3);
  expect(strokes.map(({ before }) => before)).toEqual(strokes.map((_, i) => strokes.at(i - 1)?.after));
});

test("crossings are parted only where that joins loops", () => {
  expect(drawKolam([7, 9, 7])).toEqual(weaveKolam([7, 9, 7]));
  expect(weaveKolam([1, 3, 5, 3, 1]).loops).toBe(3);
});
