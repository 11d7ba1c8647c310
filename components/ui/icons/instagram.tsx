import { Icon, type IconProps } from "./icon";

/** A small camera, drawn with the shop's own pen. */
export function InstagramIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M16.9 7.1h.01" strokeWidth="2.4" />
    </Icon>
  );
}
