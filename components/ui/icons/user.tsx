import { Icon, type IconProps } from "./icon";

export function UserIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="8.2" r="3.7" />
      <path d="M4.5 20.2c.8-3.9 3.8-6 7.5-6s6.7 2.1 7.5 6" />
    </Icon>
  );
}
