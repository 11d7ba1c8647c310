import { drawKolam } from "./kolam-path";

type Props = {
  /** The number of dots in each row; see `drawKolam`. */
  rows: readonly number[];
  /** Its line can be drawn from its beginning to its end: it counts as one unit long. */
  unit?: boolean;
  /** Names the drawing, so that others of its page can be copies of it. */
  id?: string;
  /** The name of another drawing of the same rows. A page with many sends the path once. */
  copyOf?: string;
  className?: string;
};

/** A kolam in the colour of the text around it: the dots, and the line drawn around them. Decoration only. */
export function Kolam({ rows, unit = false, id, copyOf, className }: Props) {
  const { path, dots, width, height } = drawKolam(rows);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      className={className}
    >
      {copyOf ? (
        <use href={`#${copyOf}`} />
      ) : (
        <g id={id}>
          <path d={path} strokeWidth="1.1" pathLength={unit ? 1 : undefined} />
          <path d={dots.map(({ x, y }) => `M${x} ${y}h0`).join("")} strokeWidth="2.8" />
        </g>
      )}
    </svg>
  );
}
