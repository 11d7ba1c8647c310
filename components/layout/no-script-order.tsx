import { contactLinks, shop } from "#lib/shop/shop.ts";

/** For browsers without JavaScript, where the cart and the checkout can't work: how to order all the same. */
export function NoScriptOrder() {
  return (
    <noscript>
      <p className="border-turmeric border-b-4 bg-[#fdf0cf] px-4 py-3 text-center">
        Ordering on this site needs JavaScript. You can also order by phone,{" "}
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
