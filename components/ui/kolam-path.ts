/** The path from one dot (pulli) to the next, in the units of the drawing. */
const step = 16;
const quarter = step / 4;
const radius = Math.round(quarter * Math.SQRT2 * 100) / 100;

/** Sides clockwise from east; corner k lies just before side k: north-east, south-east, south-west, north-west. */
const sides = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;
const corners = [
  [quarter, -quarter],
  [quarter, quarter],
  [-quarter, quarter],
  [-quarter, -quarter],
] as const;

type Point = { x: number; y: number };

export type KolamDrawing = { path: string; loops: number; dots: Point[]; width: number; height: number };

/**
 * A sikku kolam: one closed line that weaves around every dot. The dots are in centred rows of the given lengths (all
 * odd or all even): `[9]` is a strip, `[7, 9, 7]` a band with pointed ends, `[1, 3, 5, 3, 1]` a diamond. Where the
 * plain weave has several loops, four crossings that mirror one another are parted if that joins loops, so the drawing
 * stays symmetric on both axes. A rectangle of even sides, whose loops no such four can join, stays as it is.
 */
export function drawKolam(rows: readonly number[]): KolamDrawing {
  let parted: Point[] = [];
  let best = weaveKolam(rows);
  for (const four of mirroredCrossings(best)) {
    if (best.loops === 1) break;
    const tried = weaveKolam(rows, [...parted, ...four]);
    if (tried.loops < best.loops) {
      best = tried;
      parted = [...parted, ...four];
    }
  }
  return best;
}

/**
 * The weave. Around each dot the line follows one circle. Towards a neighbour it leaves the circle along the tangent,
 * crosses its other strand half-way, and goes on around the neighbour in the other direction; without a neighbour, or
 * at a parted crossing, it continues on the circle. A rectangle of dots has as many loops as the greatest common
 * divisor of its sides.
 */
export function weaveKolam(rows: readonly number[], parted: readonly Point[] = []): KolamDrawing {
  const columns = Math.max(...rows);
  const dots = rows.flatMap((length, row) =>
    Array.from({ length }, (_, i) => ({ x: (columns - length + 1 + 2 * i) * (step / 2), y: (row + 0.5) * step })),
  );
  const eligibility = new Set(dots.map(keyOf));
  const apart = new Set(parted.map(keyOf));
  const passed = new Set<string>();

  const trace = (start: Point, firstCorner: number) => {
    let dot = start;
    let corner = firstCorner;
    let turn = 1;
    let pen = moved(dot, corners[corner]);
    let path = `M${pen.x} ${pen.y}`;
    while (!passed.has(`${keyOf(dot)},${corner}`)) {
      passed.add(`${keyOf(dot)},${corner}`);
      const side = sides[turn > 0 ? corner : (corner + 3) % 4];
      const neighbour = moved(dot, side, step);
      const crosses = eligibility.has(keyOf(neighbour)) && !apart.has(keyOf(moved(dot, side, step / 2)));
      corner = (corner + (crosses ? 2 : turn + 4)) % 4;
      if (crosses) dot = neighbour;
      const next = moved(dot, corners[corner]);
      const by = `${next.x - pen.x} ${next.y - pen.y}`;
      path += crosses ? `l${by}` : `a${radius} ${radius} 0 0 ${turn > 0 ? 1 : 0} ${by}`;
      if (crosses) turn = -turn;
      pen = next;
    }
    return `${path}z`;
  };

  const loops: string[] = [];
  for (const dot of dots)
    for (const corner of corners.keys()) if (!passed.has(`${keyOf(dot)},${corner}`)) loops.push(trace(dot, corner));
  return { path: loops.join(""), loops: loops.length, dots, width: columns * step, height: rows.length * step };
}

/** The crossings between neighbours, outermost rows first, each with its mirror images, where these are four. */
function mirroredCrossings({ dots, width, height }: KolamDrawing): Point[][] {
  const eligibility = new Set(dots.map(keyOf));
  return dots.flatMap((dot) =>
    sides.slice(0, 2).flatMap((side) => {
      const { x, y } = moved(dot, side, step / 2);
      const linked = eligibility.has(keyOf(moved(dot, side, step)));
      if (!linked || x >= width / 2 || y >= height / 2) return [];
      const mirrored = { x: width - x, y: height - y };
      return [[{ x, y }, { x: mirrored.x, y }, { x, y: mirrored.y }, mirrored]];
    }),
  );
}

function keyOf({ x, y }: Point): string {
  return `${x},${y}`;
}

function moved({ x, y }: Point, [dx, dy]: readonly [number, number] = [0, 0], by = 1): Point {
  return { x: x + dx * by, y: y + dy * by };
}
