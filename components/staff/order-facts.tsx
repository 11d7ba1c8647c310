import { useEffect, useState } from "react";
import { indianMobile } from "#lib/shop/customer/phone.ts";
import { translate } from "#lib/shop/language/translate.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { deliverTo } from "#lib/shop/order/order-facts.ts";
import { moneyWords } from "#lib/shop/order/payment.ts";
import { billOfOrder, billRows } from "#lib/shop/pricing/bill.ts";
import { forPackers, moneyOnParcel } from "#lib/shop/warehouse/packer-words.ts";
import { pickLine, pickRows } from "#lib/shop/warehouse/pick-list.ts";
import { lineForPackers } from "#lib/shop/warehouse/to-pack.ts";
import { typedMark } from "#lib/shop/warehouse/typed-mark.ts";
import { bill } from "#texts/en/bill.ts";
import { ForPackers } from "./view-state";

/** Who ordered, what, where to, and what is to be collected. */
export function OrderFacts({ order }: { order: Order }) {
  const { guest_name, guest_phone, guest_email, items } = order;
  const mark = typedMark(order);
  return (
    <>
      <section aria-label="Customer">
        <p className="staff-sum">{guest_name}</p>
        {deliverTo(order).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {mark && <p className="notice">{mark}</p>}
        <p className="flex flex-wrap items-center gap-x-6 gap-y-0">
          {/* An erased customer has no number any more, and nothing to tap. */}
          {indianMobile.test(guest_phone) ? (
            <>
              <a href={`tel:+91${guest_phone}`} className="link staff-press">
                {guest_phone}
              </a>
              <Chats order={order} />
            </>
          ) : (
            guest_phone
          )}
          {guest_email && (
            <a href={`mailto:${guest_email}`} className="link staff-press">
              {guest_email}
            </a>
          )}
        </p>
      </section>
      <section aria-label="Lines">
        <dl className="w-full *:flex *:items-baseline *:justify-between *:gap-4 *:border-b *:border-b-tamarind-15 *:py-1 [&_dd]:whitespace-nowrap">
          {items.map((item) => (
            <div key={pickLine(item)}>
              <dt>
                {pickLine(item)}
                <ForPackers>{lineForPackers(item)}</ForPackers>
              </dt>
              <dd>{pickRows([item])[0]?.value}</dd>
            </div>
          ))}
          {billRows(billOfOrder(order), translate(bill)).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="staff-sum">
          {moneyWords(order)}
          <ForPackers>{moneyOnParcel(order, forPackers)}</ForPackers>
        </p>
      </section>
    </>
  );
}

/**
 * Chats with the words written: of this moment, and about the address. Empty until the texts of both languages are
 * loaded.
 */
function Chats({ order }: { order: Order }) {
  const [messages, setMessages] = useState<typeof import("#lib/shop/messages/chat-texts.ts")>();
  useEffect(() => {
    import("#lib/shop/messages/chat-texts.ts").then(setMessages, () => {});
  }, []);
  return Object.entries(messages?.chatTexts(order) ?? { "": "" }).map(([about, text], n) => (
    <a
      // One key for the first link: it keeps the focus when its text changes.
      key={n === 0 ? "now" : about}
      href={`https://wa.me/91${order.guest_phone}${text && `?text=${encodeURIComponent(text)}`}`}
      target="_blank"
      rel="noopener noreferrer"
      className="link staff-press"
    >
      WhatsApp{about && `: ${about}`}
    </a>
  ));
}
