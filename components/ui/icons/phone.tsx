import { HANDSET } from "./handset";
import { Icon, type IconProps } from "./icon";

export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d={HANDSET} />
    </Icon>
  );
}
