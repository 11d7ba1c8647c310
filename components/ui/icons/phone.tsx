import { Icon, type IconProps } from "./icon";

export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.2 3.8 5.6 4.3a2 2 0 0 0-1.6 2.1A15 15 0 0 0 17.6 20a2 2 0 0 0 2.1-1.6l.5-2.6a1.5 1.5 0 0 0-.9-1.7l-2.6-1.1a1.5 1.5 0 0 0-1.7.4l-1 1.2a11 11 0 0 1-4.6-4.6l1.2-1a1.5 1.5 0 0 0 .4-1.7L9.9 4.7a1.5 1.5 0 0 0-1.7-.9z" />
    </Icon>
  );
}
