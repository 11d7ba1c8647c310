const CONTROLS = "main :is(a, button, input, select, textarea, summary)";
const FOOT = "footer :is(a, p, li), .cart-bar, .edge-card";

/**
 * Returns true when the element lies on a button, a field or a link of the page's content.
 * @param strict also on a link with a picture, which is large enough to be pressed beside it, on the footer's words, and on the lines at the window's foot
 */
export function coversControl(element: Element, strict = true): boolean {
  const own = element.getBoundingClientRect();
  const controls = document.querySelectorAll(strict ? `${CONTROLS}, ${FOOT}` : CONTROLS);
  return Array.from(controls).some((control) => {
    if (control === element || (!strict && control.querySelector("picture"))) return false;
    const { left, right, top, bottom } = control.getBoundingClientRect();
    return left < own.right && right > own.left && top < own.bottom && bottom > own.top;
  });
}
