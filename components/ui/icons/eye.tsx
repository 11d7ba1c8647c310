import { Icon, type IconProps } from "./icon";

/** An eye, struck out while the password is hidden. */
export function EyeIcon({ closed, ...props }: IconProps & { closed: boolean }) {
  return (
    <Icon {...props}>
      <path d="M2.5 12s3.5-6.5 9.5-6.5 9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12z" />
      <circle cx="12" cy="12" r="2.8" />
      {closed && <path d="m4 4 16 16" />}
    </Icon>
  );
}
