import { Icon, type IconProps } from "./icon";

/** A small f in a frame, drawn with the shop's own pen. */
export function FacebookIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
      <path d="M12 20v-9a3 3 0 0 1 3-3M9 13h6" />
    </Icon>
  );
}
