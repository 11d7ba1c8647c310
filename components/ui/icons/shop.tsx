import { Icon, type IconProps } from "./icon";

/** The spice box from above: seven cups in a ring. */
export function ShopIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 6h.01M12 12h.01M12 18h.01M7 9h.01M7 15h.01M17 9h.01M17 15h.01" strokeWidth="3" />
    </Icon>
  );
}
