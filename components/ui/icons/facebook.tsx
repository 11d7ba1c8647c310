import { Icon, type IconProps } from "./icon";

/** A small f in a ring, drawn with the shop's own pen. */
export function FacebookIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.75" />
      <path d="M11.5 20.5v-9.2c0-2.3 1-3.5 3.4-3.4M8.9 13h5.2" />
    </Icon>
  );
}
