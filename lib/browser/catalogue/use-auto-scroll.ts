import { type RefObject, useEffect, useState } from "react";
import { endAll, listen } from "#lib/browser/storage/store.ts";

/** How far the strip moves at a time, in pixels, how often, and how long it rests after a touch, in milliseconds. */
const STEP = 320;
const EVERY = 2000;
const REST = 3000;

/** The causes that pause the strip for a while, and those that pause it as long as they last. */
const touches = ["wheel", "touchstart", "touchmove", "pointerdown", "keydown", "mousemove", "mouseleave", "focusout"];
/** A finger or a mouse button pauses it until it is released, wherever that happens. */
const pressing = ["pointerdown", "touchstart"];
const releasing = ["pointerup", "touchend", "touchcancel"];
const still = "(prefers-reduced-motion: reduce)";

/**
 * Scrolls a strip to its end and starts again. It pauses for 3 s after every touch, while the mouse or the focus is in
 * it, while it is not visible, and for good once it was paused by its button. With reduced motion it never moves.
 */
export function useAutoScroll(strip: RefObject<HTMLElement | null>) {
  const [paused, setPaused] = useState(false);

  useEffect(() => {
    const box = strip.current;
    if (!box || paused || window.matchMedia(still).matches) return;
    let timer = 0;
    let seen = false;

    let pressed = false;
    const press = (event: Event) => {
      pressed = isDown(event);
    };
    // A touch that scrolls ends the pointer events: only the touch events report its end.
    const release = (event: Event) => {
      press(event);
      rest();
    };
    const isHeld = () =>
      pressed || box.matches(":hover") || box.contains(document.activeElement) || document.hidden || !seen;
    const scrollOn = () => {
      if (!isHeld()) step(box, 1);
      timer = window.setTimeout(scrollOn, EVERY);
    };
    const rest = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(scrollOn, REST);
    };

    const watcher = new IntersectionObserver(([entry]) => {
      seen = entry?.isIntersecting ?? false;
    });
    watcher.observe(box);
    rest();
    return endAll(
      listen(box, touches, rest, { passive: true }),
      listen(box, pressing, press, { passive: true }),
      listen(window, releasing, release, { passive: true }),
      () => window.clearTimeout(timer),
      () => watcher.disconnect(),
    );
  }, [strip, paused]);

  return {
    paused,
    toggle: () => setPaused(!paused),
    /** One step by hand, onwards or back. */
    move: (direction: 1 | -1) => strip.current && step(strip.current, direction),
  };
}

/** Returns true when this event reports a finger or a button that is still down. */
function isDown(event: Event): boolean {
  return "touches" in event ? (event as TouchEvent).touches.length > 0 : (event as PointerEvent).buttons > 0;
}

/** After the last card it goes on with the first, in both directions. */
function step(box: HTMLElement, direction: 1 | -1): void {
  const end = box.scrollWidth - box.clientWidth;
  const atEnd = direction > 0 ? box.scrollLeft >= end - 1 : box.scrollLeft <= 1;
  const start = direction > 0 ? 0 : end;
  const behavior = window.matchMedia(still).matches ? "auto" : "smooth";
  box.scrollTo({ left: atEnd ? start : box.scrollLeft + direction * STEP, behavior });
}
