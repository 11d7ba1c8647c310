import { usePathname } from "next/navigation";
import { useLayoutEffect } from "react";

/** The path that a link leads to, until its page is there. */
let expected: string | undefined;

/**
 * Props of a link. On a phone its page begins at its top by `useScrollToTop`, because Next's own scrolling lays the new
 * page out before its heading is there. Next's stays where a mouse is (a cross-fade takes its picture of the new page
 * before the next frame) and for links into a page. A link to the page that one is on leads to its top; Next would stay
 * where it is.
 * @param address path, query and fragment
 */
export function scrollInNextFrame(address: string) {
  if (address.includes("#")) return {};
  const [path] = address.split("?");
  const onNavigate = () => {
    if (path === window.location.pathname) toTop();
    else if (!hasMouse) expected = path;
  };
  return hasMouse ? { onNavigate } : { scroll: false, onNavigate };
}

/** Takes a page that a link has led to to its top, before it is painted. Once per document. */
export function useScrollToTop(): void {
  const path = usePathname();
  useLayoutEffect(() => {
    // With Back the browser goes to where it was.
    if (path === expected) toTop();
    expected = undefined;
  }, [path]);
}

function toTop(): void {
  requestAnimationFrame(() => window.scrollTo({ top: 0, behavior: "instant" }));
}

/**
 * Returns true when there is a pointer that can hover. Phones and tablets have none; they also are the slower machines.
 */
export const hasMouse = typeof window !== "undefined" && window.matchMedia("(hover: hover)").matches;
