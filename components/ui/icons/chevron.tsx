import { icon } from "./icon";

/** Points down; turn it with a class. */
export const ChevronIcon = icon(<path d="m6 9.25 6 6 6-6" />);
