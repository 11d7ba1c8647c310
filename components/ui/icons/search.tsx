import { icon } from "./icon";

export const SearchIcon = icon(<circle cx="10.75" cy="10.75" r="6.25" />, <path d="m15.4 15.4 4.85 4.85" />);
