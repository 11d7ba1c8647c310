import { contactLinks, shop } from "#lib/shop/shop.ts";

/** For browsers without JavaScript: their cart, whose checkout works as plain forms, the search, and other ways to order. */
export function NoScriptOrder() {
  return (
    <noscript>
      <p className="border-turmeric border-b-4 bg-[#fdf0cf] px-4 py-3 text-center">
        No JavaScript? You can order without it:{" "}
        <a className="link" href="/plain/cart">
          your cart
        </a>
        ,{" "}
        <a className="link" href="/search">
          search
        </a>
        . Or by phone,{" "}
        <a className="link" href={contactLinks.phone}>
          {shop.phone}
        </a>
        , or on{" "}
        <a className="link" href={contactLinks.whatsapp}>
          WhatsApp, {shop.whatsapp}
        </a>
        .
      </p>
    </noscript>
  );
}
