import type { IconProps } from "./icons";

type Props = IconProps & { vegetarian: boolean };

/**
 * The mark that Indian food law requires: a green dot in a green square for vegetarian food, else a brown triangle in a
 * brown one. The page writes the word beside it.
 */
export function FoodMark({ vegetarian, className }: Props) {
  const colour = vegetarian ? "#0f7a35" : "#7b3f1d";
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" width="24" height="24" className={className}>
      <rect x="2.5" y="2.5" width="19" height="19" rx="1" fill="#fff" stroke={colour} strokeWidth="2" />
      {vegetarian ? <circle cx="12" cy="12" r="5.5" fill={colour} /> : <path d="M12 6l6 11H6z" fill={colour} />}
    </svg>
  );
}
