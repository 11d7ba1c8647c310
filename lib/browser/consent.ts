import { stored, useHydrated, useStored } from "./stored.ts";

type Answer = "yes" | "no" | null;

const asAnswer = (value: unknown) => (value === "yes" || value === "no" ? value : undefined);
const door = stored<Answer>("localStorage", "analytics_consent", asAnswer, null);

/** May visits be counted? null: not asked yet, or asked for again. */
export function useConsent() {
  const answer = useStored(door, null);
  return { answer, ready: useHydrated(), decide: (next: Answer) => void door.write(next) };
}
