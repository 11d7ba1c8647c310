import { storageItem, useHydrated, useStorageItem } from "#lib/browser/storage/storage-item.ts";

type Answer = "yes" | "no" | null;

const asAnswer = (value: unknown) => (value === "yes" || value === "no" ? value : undefined);
const item = storageItem<Answer>("localStorage", "analytics_consent", asAnswer, null);

/** May visits be counted? null: not asked yet, or asked for again. */
export function useConsent() {
  const answer = useStorageItem(item, null);
  return { answer, ready: useHydrated(), decide: (next: Answer) => void item.write(next) };
}
