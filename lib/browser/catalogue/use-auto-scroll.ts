import { type RefObject, useEffect, useState } from "react";

/** How far the strip moves at a time, in pixels, how often, and how long it rests after a touch, in milliseconds. */
const STEP = 320;
const EVERY = 2000;
const REST = 3000;

/** What holds the strip for a while, and what holds it for as long as it lasts. */
const touches = ["wheel", "touchstart", "touchmove", "pointerdown", "keydown", "mousemove"] as const;
/** A finger or a mouse button holds it until it is let go, wherever that happens. */
const pressing = ["pointerdown", "touchstart"] as const;
const releasing = ["pointerup", "touchend", "touchcancel"] as const;
const still = "(prefers-reduced-motion: reduce)";

/**
 * Lets a strip drift to its end and start again. It rests for 3 s after every touch, for as long as the mouse or the
 * focus is in it, while nobody can see it, and for good once paused. Where motion isn't wanted it never moves.
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
    // A touch that scrolls is taken away from the pointer events: that it ends only the touch events say.
    const release = (event: Event) => {
      press(event);
      rest();
    };
    const held = () =>
      pressed || box.matches(":hover") || box.contains(document.activeElement) || document.hidden || !seen;
    const drift = () => {
      if (!held()) step(box, 1);
      timer = window.setTimeout(drift, EVERY);
    };
    const rest = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(drift, REST);
    };

    const watcher = new IntersectionObserver(([entry]) => {
      seen = entry?.isIntersecting ?? false;
    });
    watcher.observe(box);
    for (const touch of [...touches, "mouseleave", "focusout"] as const)
      box.addEventListener(touch, rest, { passive: true });
    for (const down of pressing) box.addEventListener(down, press, { passive: true });
    for (const up of releasing) window.addEventListener(up, release, { passive: true });
    rest();
    return () => {
      window.clearTimeout(timer);
      watcher.disconnect();
      for (const down of pressing) box.removeEventListener(down, press);
      for (const up of releasing) window.removeEventListener(up, release);
      for (const touch of [...touches, "mouseleave", "focusout"] as const) box.removeEventListener(touch, rest);
    };
  }, [strip, paused]);

  return {
    paused,
    toggle: () => setPaused(!paused),
    /** One step by hand, onwards or back. */
    move: (direction: 1 | -1) => strip.current && step(strip.current, direction),
  };
}

/** Is a finger or a button still down, as far as this event says? */
function isDown(event: Event): boolean {
  return "touches" in event ? (event as TouchEvent).touches.length > 0 : (event as PointerEvent).buttons > 0;
}

/** Past the last card it goes on with the first, and the other way about. */
function step(box: HTMLElement, direction: 1 | -1): void {
  const end = box.scrollWidth - box.clientWidth;
  const atEnd = direction > 0 ? box.scrollLeft >= end - 1 : box.scrollLeft <= 1;
  const start = direction > 0 ? 0 : end;
  const behavior = window.matchMedia(still).matches ? "auto" : "smooth";
  box.scrollTo({ left: atEnd ? start : box.scrollLeft + direction * STEP, behavior });
}
