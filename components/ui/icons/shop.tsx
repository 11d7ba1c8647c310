import { Icon, type IconProps } from "./icon";

/** The spice box from above: seven cups in a ring. */
export function ShopIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <circle cx="12" cy="12" r="1.7" />
      <path d="M12 6.2h.01M12 17.8h.01M7 9.1h.01M17 9.1h.01M7 14.9h.01M17 14.9h.01" strokeWidth="3" />
    </Icon>
  );
}
