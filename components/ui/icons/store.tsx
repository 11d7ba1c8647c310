import { Icon, type IconProps } from "./icon";

/** A shop front under its awning. */
export function StoreIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 10.5V19a1.5 1.5 0 0 0 1.5 1.5h12a1.5 1.5 0 0 0 1.5-1.5v-8.5" />
      <path d="m5.5 3.5-2 5a2.8 2.8 0 0 0 5.6.4 2.9 2.9 0 0 0 5.8 0 2.8 2.8 0 0 0 5.6-.4l-2-5z" />
      <path d="M9.5 20.5V15h5v5.5" />
    </Icon>
  );
}
