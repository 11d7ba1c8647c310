import { icon } from "./icon";
import { HANDSET } from "./whatsapp";

export const PhoneIcon = icon(<path d={HANDSET} />);

export const MailIcon = icon(
  <rect x="3.25" y="5.25" width="17.5" height="13.5" rx="2" />,
  <path d="m4 7 6.7 5.4a2.1 2.1 0 0 0 2.6 0L20 7" />,
);

/** The pin of a place. */
export const PinIcon = icon(
  <path d="M12 21c-4.2-4.3-6.5-7.8-6.5-11a6.5 6.5 0 0 1 13 0c0 3.2-2.3 6.7-6.5 11z" />,
  <circle cx="12" cy="10" r="2.5" />,
);
