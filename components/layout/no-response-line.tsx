import { contactLinks, shop } from "#lib/shop/shop.ts";

/** How to order where no script ever comes to life, in a browser that is too old say. CSS alone shows it, after 8 s. */
export function NoResponseLine() {
  return (
    <p className="lifeless border-turmeric border-b-4 text-center">
      Nothing happens when you press? This browser may be too old. Order by phone,{" "}
      <a className="link" href={contactLinks.phone}>
        {shop.phone}
      </a>
      , or on{" "}
      <a className="link" href={contactLinks.whatsapp}>
        WhatsApp
      </a>
      .
    </p>
  );
}
