import { storageItem } from "#lib/browser/storage/storage-item.ts";
import { useStore } from "#lib/browser/store.ts";
import { isStringArray } from "#lib/shop/storage/type-guards.ts";

const none: string[] = [];
/** The most lines that are remembered; the oldest go first. */
const MOST = 2000;
/** The lines that were ticked off while packing, 'order id, line'. They outlive a reload, and end with the tab. */
const item = storageItem("sessionStorage", "staff_ticks", checkLines, none);

function checkLines(value: unknown): string[] | undefined {
  return Array.isArray(value) && isStringArray(...value) ? value : undefined;
}

/** The ticked lines, and what ticks or unticks one. */
export function useTicks(): { isTicked: (line: string) => boolean; toggle: (line: string) => void } {
  const ticked = useStore(item, none);
  return {
    isTicked: (line) => ticked.includes(line),
    toggle: (line) =>
      item.write(ticked.includes(line) ? ticked.filter((one) => one !== line) : [...ticked, line].slice(-MOST)),
  };
}
