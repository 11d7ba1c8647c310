import { stateIn } from "#lib/shop/customer/state-name.ts";
import { states } from "#texts/en/states.ts";
import { useTexts } from "./texts.ts";

/** Gives the name of one of India's states in the page's language. */
export function useStateName(): (state: string) => string {
  const names = useTexts(states);
  return (state) => stateIn(names, state);
}
