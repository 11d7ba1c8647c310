import { contactLinks, shop } from "#lib/shop/shop.ts";

/** How to order when no script ever runs, for example in a browser that is too old. CSS alone shows it, after 8 s. */
export function NoResponseLine() {
  return (
    <p className="lifeless border-turmeric border-b-4 text-center">
      Nothing happens when you tap? Your browser may be too old. Order by phone,{" "}
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
