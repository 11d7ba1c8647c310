import { HANDSET } from "./handset";
import { Icon, type IconProps } from "./icon";

/** A speech bubble with a handset in it: a chat, and not a trademark. */
export function WhatsAppIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m3.5 20.5 1.3-4.3a8.5 8.5 0 1 1 3.2 3.1z" />
      <path d={HANDSET} transform="translate(6 6)scale(.5)" fill="currentColor" />
    </Icon>
  );
}
