type Props = { title?: string; className?: string };

/**
 * The anjarai petti seen from above: a brass ring, six cups and one in their midst. Silent unless it has a title. It is the drawing
 * of app/icon.svg without its fine line and in whole numbers: every page carries it twice.
 */
export function Logo({ title, className }: Props) {
  return (
    <svg
      viewBox="0 0 64 64"
      width="40"
      height="40"
      role={title ? "img" : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      className={className}
    >
      <circle cx="32" cy="32" r="30" fill="#FFFDF7" stroke="#B8862D" strokeWidth="4" />
      <g strokeLinecap="round" strokeWidth="16">
        <path d="M32 32h0" stroke="#A3201D" />
        <path d="M32 14h0" stroke="#E8A317" />
        <path d="M48 23h0" stroke="#2E6B3B" />
        <path d="M48 41h0" stroke="#B8862D" />
        <path d="M32 50h0" stroke="#2B1A12" />
        <path d="M16 41h0" stroke="#D9773A" />
        <path d="M16 23h0" stroke="#6B3A20" />
      </g>
    </svg>
  );
}
