import { storageItem } from "#lib/browser/storage/storage-item.ts";
import { useHydrated, useStore } from "#lib/browser/storage/store.ts";

type Answer = "yes" | "no" | null;

const asAnswer = (value: unknown) => (value === "yes" || value === "no" ? value : undefined);
const item = storageItem<Answer>("localStorage", "analytics_consent", asAnswer, null);

/** Returns true when this visitor has agreed that visits are counted. */
export const hasConsent = (): boolean => item.read() === "yes";

/** The consent to counting visits; null: not asked yet, or to be asked again. */
export function useConsent() {
  const answer = useStore(item, null);
  return { answer, ready: useHydrated(), decide: (next: Answer) => void item.write(next) };
}
