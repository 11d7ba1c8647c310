import type { IconProps } from "./icon";

/** The mark that Indian food law asks of vegetarian food: a green dot in a green square. The word stands beside it. */
export function VegetarianMark({ className }: IconProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" width="24" height="24" className={className}>
      <rect x="2.5" y="2.5" width="19" height="19" rx="1" fill="#fff" stroke="#0f7a35" strokeWidth="2" />
      <circle cx="12" cy="12" r="5.5" fill="#0f7a35" />
    </svg>
  );
}
