import { useTicks } from "#lib/browser/staff/ticked-lines.ts";
import { channelWords } from "#lib/shop/desk/desk-order.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { type Order, spokenNumber } from "#lib/shop/order/order.ts";
import { moneyOf, toCollect } from "#lib/shop/order/payment.ts";
import { pickLines } from "#lib/shop/warehouse/pick-list.ts";
import { destination } from "#lib/shop/warehouse/to-pack.ts";
import { typedMark } from "#lib/shop/warehouse/typed-mark.ts";
import { SlipsButton } from "./slips-button";
import { dayTime } from "./times";

type Props = {
  order: Order;
  isChosen: boolean;
  isSaving: boolean;
  onChoose: () => void;
  onPacked: () => void;
  onOpen: () => void;
};

/** One parcel: its lines to tick off, and the button that says it is packed. */
export function PackCard({ order, isChosen, isSaving, onChoose, onPacked, onOpen }: Props) {
  const { isTicked, toggle } = useTicks();
  const { order_id, items, note, isFirstTimeOrder } = order;
  const number = spokenNumber(order_id);
  const mark = typedMark(order);
  return (
    <article className="card pack-card" aria-label={`Order ${number}`}>
      <header>
        <label className="pack-choose">
          <input type="checkbox" aria-label={`Choose ${number}`} checked={isChosen} onChange={onChoose} />
        </label>
        <h2>
          <button type="button" onClick={onOpen}>
            {number}
          </button>
        </h2>
        <p className="staff-small">
          <time dateTime={order.created_at}>{dayTime(order.created_at)}</time>{" "}
          <span className="whitespace-nowrap">{channelWords(order.channel)}</span>
        </p>
      </header>
      <p className="staff-sum">{order.guest_name}</p>
      {isFirstTimeOrder && <p className="staff-small">First order</p>}
      <p>{destination(order)}</p>
      {mark && <p className="notice">{mark}</p>}
      {note && <p className="notice">{note}</p>}
      <ul className="pack-lines">
        {pickLines(items).map((line) => (
          <li key={line}>
            <label>
              <input
                type="checkbox"
                checked={isTicked(`${order_id} ${line}`)}
                onChange={() => toggle(`${order_id} ${line}`)}
              />
              <span>{line}</span>
            </label>
          </li>
        ))}
      </ul>
      <footer>
        <p>{moneyOf(order) === "paid" ? "Paid" : `To collect ${rupees(toCollect(order))}`}</p>
        <SlipsButton orders={[order]} className="link staff-press">
          Slip
        </SlipsButton>
        <button type="button" className="button" disabled={isSaving} onClick={onPacked}>
          Packed
        </button>
      </footer>
    </article>
  );
}
