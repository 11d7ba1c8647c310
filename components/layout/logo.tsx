import { palette } from "#lib/shop/content/palette.ts";

type Props = { className: string };

/**
 * The anjarai petti seen from above: a brass ring, six cups and one in their midst. It is the drawing
 * of app/icon.svg without its fine line and in whole numbers: every page carries it twice.
 */
export function Logo({ className }: Props) {
  return (
    <svg viewBox="0 0 64 64" width="40" height="40" aria-hidden="true" className={className}>
      <circle cx="32" cy="32" r="30" fill={palette.rice} stroke={palette.brass} strokeWidth="4" />
      <g strokeLinecap="round" strokeWidth="16">
        <path d="M32 32h0" stroke={palette.chilli} />
        <path d="M32 14h0" stroke={palette.turmeric} />
        <path d="M48 23h0" stroke={palette.leaf} />
        <path d="M48 41h0" stroke={palette.brass} />
        <path d="M32 50h0" stroke={palette.ink} />
        <path d="M16 41h0" stroke={palette.orange} />
        <path d="M16 23h0" stroke={palette.tamarind} />
      </g>
    </svg>
  );
}
