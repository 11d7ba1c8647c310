import { Icon, type IconProps } from "./icon";

/** A small screen, drawn with the shop's own pen. */
export function YouTubeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="5" width="17" height="14" rx="5" />
      <path d="M10.5 9.5v5l4-2.5z" fill="currentColor" />
    </Icon>
  );
}
