/**
 * One dot's share of a strip of dots with a line woven around them: from the crossing before it to the one behind it.
 */
const SHARE = "M0 8l4-4a5.66 5.66 0 0 1 8 0l4 4M0 8l4 4a5.66 5.66 0 0 0 8 0l4-4";

/** A kolam as a border, from edge to edge. Rendered once as a pattern and repeated. At most one on a page. */
export function KolamBorder({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" fill="none" stroke="currentColor" strokeLinecap="round" className={className}>
      <pattern id="kolam" width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="scale(1.25)">
        <path d={SHARE} strokeWidth="1.1" />
        <path d="M8 8h0" strokeWidth="2.8" />
      </pattern>
      <rect width="100%" height="100%" fill="url(#kolam)" stroke="none" />
    </svg>
  );
}
