/** The duration of the flight to the cart, in milliseconds. */
const FLIGHT = 550;

/**
 * Shows a thing going from where it was pressed into the cart; not where motion isn't wanted. For the eye alone, and so
 * it begins when what was pressed has been painted anew.
 */
export function flyToCart(from: Element): void {
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const start = from.getBoundingClientRect();
  // What was pressed may be replaced.
  const layer = from.closest("dialog") ?? document.body;
  requestAnimationFrame(() => setTimeout(() => fly(start, layer)));
}

function fly(start: DOMRect, layer: Element): void {
  const cart = document.querySelector("[data-cart-link]");
  if (!cart?.getClientRects().length) return;
  const end = cart.getBoundingClientRect();
  const pack = document.createElement("span");
  pack.className = "flying-pack";
  pack.ariaHidden = "true";
  // Inside an open dialog's layer, or it would fly behind the dialog.
  layer.append(pack);
  const at = (box: DOMRect, scale: number) =>
    `translate(${box.left + box.width / 2}px, ${box.top + box.height / 2}px) scale(${scale})`;
  const flight = pack.animate([{ transform: at(start, 1) }, { transform: at(end, 0.35) }], {
    duration: FLIGHT,
    easing: "cubic-bezier(.5,-.2,.7,1)",
  });
  flight.onfinish = () => pack.remove();
  flight.oncancel = () => pack.remove();
}
