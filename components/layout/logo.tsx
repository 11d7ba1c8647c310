type Props = { title?: string; className?: string };

/** The anjarai petti seen from above: a brass ring, six cups and one in their midst. Silent unless it has a title. */
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
      <circle cx="32" cy="32" r="29.75" fill="#FFFDF7" stroke="#B8862D" strokeWidth="4" />
      <circle cx="32" cy="32" r="30.25" fill="none" stroke="#E2BD6B" strokeWidth=".75" />
      <circle cx="32" cy="32" r="8" fill="#A3201D" />
      <circle cx="32" cy="13.8" r="8" fill="#E8A317" />
      <circle cx="47.76" cy="22.9" r="8" fill="#2E6B3B" />
      <circle cx="47.76" cy="41.1" r="8" fill="#B8862D" />
      <circle cx="32" cy="50.2" r="8" fill="#2B1A12" />
      <circle cx="16.24" cy="41.1" r="8" fill="#D9773A" />
      <circle cx="16.24" cy="22.9" r="8" fill="#6B3A20" />
    </svg>
  );
}
