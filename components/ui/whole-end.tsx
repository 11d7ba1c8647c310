/**
 * The last child of an element with the class `whole`, which is not shown before this has arrived: on a slow connection
 * the page comes in pieces, and what is laid out from its end, or around its middle, would move with each piece.
 */
export function WholeEnd() {
  return <i hidden className="whole-end" />;
}
