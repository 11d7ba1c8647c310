import { Icon, type IconProps } from "./icon";

/** A small screen with the sign to play, drawn with the shop's own pen. */
export function YouTubeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.4 5.8c4.4-.7 8.8-.7 13.2 0a2.4 2.4 0 0 1 2 2c.5 2.8.5 5.6 0 8.4a2.4 2.4 0 0 1-2 2c-4.4.7-8.8.7-13.2 0a2.4 2.4 0 0 1-2-2c-.5-2.8-.5-5.6 0-8.4a2.4 2.4 0 0 1 2-2z" />
      <path d="m10.2 9 4.8 3-4.8 3z" fill="currentColor" />
    </Icon>
  );
}
