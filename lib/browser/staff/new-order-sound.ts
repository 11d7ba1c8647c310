import { useEffect, useRef } from "react";
import { storageItem } from "#lib/browser/storage/storage-item.ts";
import { useStore } from "#lib/browser/storage/store.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { checkBoolean } from "#lib/shop/storage/type-guards.ts";

/** Whether a new order is announced by a sound on this device. */
const item = storageItem("localStorage", "staff_sound", checkBoolean, true);
/** Two notes, in hertz, each for so many seconds. */
const NOTES = [660, 880];
const SECONDS = 0.18;

let context: AudioContext | null = null;

/** Plays two short notes. A browser without a touch or a key yet plays none. */
function play(): void {
  try {
    context ??= new AudioContext();
    const { currentTime, destination } = context;
    for (const [index, hertz] of NOTES.entries()) {
      const note = context.createOscillator();
      const volume = context.createGain();
      note.frequency.value = hertz;
      volume.gain.value = 0.15;
      note.connect(volume).connect(destination);
      note.start(currentTime + index * SECONDS);
      note.stop(currentTime + (index + 1) * SECONDS);
    }
    void context.resume();
  } catch {
    // A device without sound: the order is on the page all the same.
  }
}

/** The switch of the sound. Switching it on plays it once. */
export function useSound(): [isOn: boolean, toggle: () => void] {
  const isOn = useStore(item, true);
  return [
    isOn,
    () => {
      item.write(!isOn);
      if (!isOn) play();
    },
  ];
}

/** Plays when an order appears that was not there before. @param orders undefined until they are known */
export function useNewOrderSound(orders: Order[] | undefined): void {
  const known = useRef<Set<string> | null>(null);
  useEffect(() => {
    if (orders === undefined) return;
    const ids = orders.map(({ order_id }) => order_id);
    const isNew = known.current !== null && ids.some((id) => !known.current?.has(id));
    known.current = new Set([...(known.current ?? []), ...ids]);
    if (isNew && item.read()) play();
  }, [orders]);
}
