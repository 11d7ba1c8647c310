import { storageItem } from "#lib/browser/storage/storage-item.ts";
import { useStore } from "#lib/browser/storage/store.ts";
import { isStringArray } from "#lib/shop/storage/type-guards.ts";
import type { PackGroup } from "#lib/shop/warehouse/to-pack.ts";

const none: string[] = [];
/** The most that is remembered; the oldest goes first. */
const MOST = 2000;
/**
 * The lines that were ticked off while packing, 'order id, line', and the groups that were turned. They outlive a
 * reload, and end with the tab.
 */
const item = storageItem<string[]>(
  "sessionStorage",
  "staff_ticks",
  (value) => (Array.isArray(value) && isStringArray(...value) ? value : undefined),
  none,
);

/** The ticked lines, and what ticks or unticks one. */
export function useTicks(): { isTicked: (line: string) => boolean; toggle: (line: string) => void } {
  const ticked = useStore(item, none);
  return {
    isTicked: (line) => ticked.includes(line),
    toggle: (line) =>
      item.write(ticked.includes(line) ? ticked.filter((one) => one !== line) : [...ticked, line].slice(-MOST)),
  };
}

/**
 * Which groups of orders to pack are open: at first those that are ready.
 * @returns `turn` opens or folds one; that it is so already changes nothing
 */
export function useOpenGroups(): { isOpen: (group: Group) => boolean; turn: (group: Group, open: boolean) => void } {
  const { isTicked, toggle } = useTicks();
  const isOpen = ({ name, isReady }: Group) => isReady !== isTicked(`group ${name}`);
  return { isOpen, turn: (group, open) => isOpen(group) !== open && toggle(`group ${group.name}`) };
}
type Group = Pick<PackGroup, "name" | "isReady">;
