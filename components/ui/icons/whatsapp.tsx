import { Icon, type IconProps } from "./icon";

/** A speech bubble with a handset in it: a chat, and not a trademark. */
export function WhatsAppIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m3.5 20.5 1.3-4.3a8.5 8.5 0 1 1 3.2 3.1z" />
      <path
        d="m9.4 7.2-1 .2a1.1 1.1 0 0 0-.8 1.1 7.6 7.6 0 0 0 7.2 7.1 1.1 1.1 0 0 0 1-.8l.3-1a1 1 0 0 0-.6-1.1l-1.3-.6a1 1 0 0 0-1.1.3l-.5.6a5.8 5.8 0 0 1-2.3-2.3l.6-.5a1 1 0 0 0 .3-1.1l-.6-1.3a1 1 0 0 0-1.2-.6z"
        fill="currentColor"
        stroke="none"
      />
    </Icon>
  );
}
