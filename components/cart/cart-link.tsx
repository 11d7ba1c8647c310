import { useCartCount } from "#lib/browser/cart/use-cart.ts";
import { Link } from "#lib/browser/language/link.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import { cartBadge } from "#lib/shop/cart/cart.ts";
import { header } from "#texts/en/header.ts";
import { CartIcon } from "@/components/ui/icons";

/** Prefetched only when the cart has lines: a visitor with an empty cart does not download its page. */
const ahead = (count: number) => (count > 0 ? null : false);

/** The link to the cart, with the number of its packs. */
export function CartLink() {
  const t = useTexts(header);
  const count = useCartCount();
  return (
    <Link href="/cart" prefetch={ahead(count)} className="header-link gap-2 lg:mr-3" data-cart-link>
      <span className="max-sm:sr-only">{t("cart")}</span>{" "}
      {/* The count overlaps the icon's corner, so that nothing moves when it appears. */}
      <span className="relative">
        <CartIcon className="size-6" />
        <span className="cart-count -top-2.5 left-3 empty:hidden" data-testid="cart-count">
          {count > 0 ? cartBadge(count) : null}
        </span>
      </span>
    </Link>
  );
}

/** The same in the menu. */
export function CartMenuLink() {
  const t = useTexts(header);
  const count = useCartCount();
  return (
    <Link href="/cart" prefetch={ahead(count)} className="header-link gap-2 px-0">
      <CartIcon className="size-6" /> <span>{count > 0 ? t("cartCount", { count: cartBadge(count) }) : t("cart")}</span>
    </Link>
  );
}
