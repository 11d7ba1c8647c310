/**
 * The name of the cookie that tells the scripts of a page that the cart of the pages without scripts exists. It says nothing
 * of what is in it.
 */
export const CART_MARK = "plain_cart_mark";

/**
 * What the scripts do with that cart: `add` it to their own; `replace` their own with it, because it began as a copy of
 * theirs and was changed since; nothing while both are the `same`.
 */
export type CartMark = "add" | "replace" | "same";
