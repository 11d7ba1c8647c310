import { Icon, type IconProps } from "./icon";

/** Points down; turn it with a class. */
export function ChevronIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m6 9.25 6 6 6-6" />
    </Icon>
  );
}
