const CONTROLS = "main :is(a, button, input, select, textarea, summary)";

/**
 * Returns true when the element lies on a button, a field or a link of the page's content.
 * @param strict also on a link with a picture, which is large enough to be pressed beside it, and on the footer's words
 */
export function coversControl(element: Element, strict = true): boolean {
  const own = element.getBoundingClientRect();
  const controls = document.querySelectorAll(strict ? `${CONTROLS}, footer :is(a, p, li)` : CONTROLS);
  return Array.from(controls).some((control) => {
    if (!strict && control.querySelector("picture")) return false;
    const { left, right, top, bottom } = control.getBoundingClientRect();
    return left < own.right && right > own.left && top < own.bottom && bottom > own.top;
  });
}
