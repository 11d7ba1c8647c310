import { useTicks } from "#lib/browser/staff/ticked-lines.ts";
import { channelWords } from "#lib/shop/desk/desk-order.ts";
import { staffDate } from "#lib/shop/language/dates.ts";
import { SECOND_LANGUAGE } from "#lib/shop/language/language.ts";
import { type Order, spokenNumber } from "#lib/shop/order/order.ts";
import { PACKED } from "#lib/shop/order/order-status.ts";
import { forPackers, moneyOnParcel, statusForPackers } from "#lib/shop/warehouse/packer-words.ts";
import { pickLine } from "#lib/shop/warehouse/pick-list.ts";
import { destination, lineForPackers } from "#lib/shop/warehouse/to-pack.ts";
import { typedMark } from "#lib/shop/warehouse/typed-mark.ts";
import { SlipsButton } from "./slips-button";
import { Choose, ForPackers } from "./view-state";

type Props = {
  order: Order;
  /** What the order may be a second time. */
  same: string | undefined;
  isChosen: boolean;
  isSaving: boolean;
  onChoose: () => void;
  onPacked: () => void;
  onOpen: () => void;
};

/** One parcel: its lines to tick off, and the button that says it is packed. */
export function PackCard({ order, same, isChosen, isSaving, onChoose, onPacked, onOpen }: Props) {
  const { isTicked, toggle } = useTicks();
  const { order_id, items, note, isFirstTimeOrder } = order;
  const number = spokenNumber(order_id);
  const mark = typedMark(order);
  return (
    <article className="card pack-card grid gap-1 px-4 pt-3 pb-4" aria-label={`Order ${number}`}>
      <header className="flex items-center gap-x-3 gap-y-1">
        <Choose number={number} isChosen={isChosen} onChoose={onChoose} />
        <h2>
          <button
            type="button"
            className="min-h-11 whitespace-nowrap tracking-[0.02em] underline decoration-brass-40 underline-offset-[0.2em]"
            onClick={onOpen}
          >
            {number}
          </button>
        </h2>
        <p className="staff-small ml-auto">
          <time dateTime={order.created_at}>{staffDate(order.created_at)}</time>{" "}
          <span className="whitespace-nowrap">{channelWords(order.channel)}</span>
        </p>
      </header>
      <p className="staff-sum">{order.guest_name}</p>
      {isFirstTimeOrder && <p className="staff-small">First order</p>}
      <p>{destination(order)}</p>
      {same && <p className="notice">Sent twice? It is {same}.</p>}
      {mark && <p className="notice">{mark}</p>}
      {note && <p className="notice">{note}</p>}
      <ul className="my-1 border-y border-y-tamarind-15">
        {items.map((item) => {
          const line = pickLine(item);
          return (
            <li key={line}>
              <label className="staff-tick py-1">
                <input
                  type="checkbox"
                  className="peer"
                  checked={isTicked(`${order_id} ${line}`)}
                  onChange={() => toggle(`${order_id} ${line}`)}
                />
                <span className="peer-checked:text-tamarind peer-checked:line-through">
                  {line}
                  <ForPackers>{lineForPackers(item)}</ForPackers>
                </span>
              </label>
            </li>
          );
        })}
      </ul>
      <footer className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="mr-auto font-semibold">
          {moneyOnParcel(order)}
          <ForPackers>{moneyOnParcel(order, forPackers)}</ForPackers>
        </p>
        <SlipsButton orders={[order]} className="link staff-press">
          Slip
        </SlipsButton>
        <button type="button" className="button" disabled={isSaving} onClick={onPacked}>
          Packed · <span lang={SECOND_LANGUAGE}>{statusForPackers(PACKED)}</span>
        </button>
      </footer>
    </article>
  );
}
