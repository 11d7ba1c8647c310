import { useEffect, useRef, useState } from "react";
import { dequeue, discardOrder } from "#lib/browser/checkout/queue.ts";
import { acceptQueued, editQueued, syncQueue } from "#lib/browser/checkout/sync-queue.ts";
import { Link } from "#lib/browser/language/link.ts";
import { usePageRouter } from "#lib/browser/language/navigation.ts";
import { useLanguage, useRichTexts, useTexts } from "#lib/browser/language/texts.ts";
import { useSentence } from "#lib/browser/language/use-sentence.ts";
import { lineNameIn } from "#lib/shop/catalogue/catalogue.ts";
import { shop } from "#lib/shop/facts/shop.ts";
import { rupees } from "#lib/shop/language/money.ts";
import type { QueuedOrder } from "#lib/shop/offline/queued-order.ts";
import { spokenNumber } from "#lib/shop/order/order.ts";
import { allTaxes } from "#texts/en/all-taxes.ts";
import { queue } from "#texts/en/queue.ts";
import { queueSaved } from "#texts/en/queue-saved.ts";
import { Agreement } from "@/components/policies/agreement";
import { DiscardOrder } from "./discard-order";
import { savedOnDevice } from "./queue-texts";

/** One queued order: what it is, its status, and what the customer can do about it. */
export function QueuedOrderCard({ order }: { order: QueuedOrder }) {
  const t = useTexts(queue);
  const rich = useRichTexts(queue);
  const language = useLanguage();
  const { order_id, items, status } = order;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const router = usePageRouter();
  const statusBox = useRef<HTMLDivElement>(null);
  const { state } = status;
  const seen = useRef(state);
  useEffect(() => {
    // The button that was pressed may be gone with the old status: the focus goes to the new one.
    if (seen.current !== state) statusBox.current?.focus();
    seen.current = state;
  }, [state]);

  const act = async (work: () => Promise<unknown>) => {
    setBusy(true);
    await work();
    setBusy(false);
  };
  const edit = async () => {
    if (await editQueued(order_id)) router.push("/order-details");
    else setProblem(t("otherOpen"));
  };
  const [first] = items;
  const name = first ? lineNameIn(language, first.name) : t("nothing");
  return (
    <article aria-label={t("orderOf", { name })} className="card p-6">
      <div ref={statusBox} tabIndex={-1} role="status" className="grid gap-2">
        <QueueState order={order} />
      </div>
      <p className="mt-3">
        {rich("id", { orderId: order_id, id: (words) => <strong data-testid="kept-id">{words}</strong> })}
        {/* Before that the server does not have this number. */}
        {state === "placed" && (
          <>
            <br />
            {rich("call", {
              number: spokenNumber(order_id),
              say: (words) => <strong className="spoken-number">{words}</strong>,
            })}
          </>
        )}
      </p>
      <ul className="mt-3">
        {items.map(({ name, qty, price }) => (
          <li key={`${name} ${price}`}>
            {lineNameIn(language, name)} × {qty}
            {price === 0 && `, ${t("free")}`}
          </li>
        ))}
      </ul>
      {problem && (
        <p role="alert" className="notice notice-error mt-3">
          {problem}
        </p>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
        {state === "placed" && (
          <>
            <Link href={`/order-status#id=${order_id}`} className="button" onClick={() => dequeue(order_id)}>
              {t("track")}
            </Link>
            <button type="button" className="link min-h-11" onClick={() => dequeue(order_id)}>
              {t("ok")}
            </button>
          </>
        )}
        {state === "queued" && (
          <button type="button" className="button" disabled={busy} onClick={() => act(syncQueue)}>
            {t(busy ? "sending" : "send")}
          </button>
        )}
        {state === "needs_ok" && (
          <>
            <button type="button" className="button" disabled={busy} onClick={() => act(() => acceptQueued(order_id))}>
              {busy ? t("busy") : t("placeAt", { total: rupees(order.final_amount) })}
            </button>
            <button type="button" className="button button-quiet" disabled={busy} onClick={edit}>
              {t("change")}
            </button>
          </>
        )}
        {state !== "placed" && <DiscardOrder sent={state === "queued"} onDiscard={() => discardOrder(order_id)} />}
      </div>
      {state === "needs_ok" && <Agreement />}
    </article>
  );
}

function QueueState({ order: { status, final_amount } }: { order: QueuedOrder }) {
  const t = useTexts(queue);
  const rich = useRichTexts(queue);
  const saved = useTexts(queueSaved);
  const tax = useTexts(allTaxes);
  const say = useSentence();
  if (status.state === "placed") return <p className="font-display text-2xl text-leaf">{t("placed")}</p>;
  if (status.state === "queued")
    return (
      <div className="notice">
        <p className="font-semibold">{savedOnDevice(status, saved)}</p>
        <p className="mt-1">
          {t("waiting", { total: `${rupees(final_amount)}, ${tax("included")}`, phone: shop.phone })}
        </p>
        {status.message && <p className="mt-1 text-sm">{t("lastTry", { message: say(status.message) })}</p>}
      </div>
    );
  if (status.state !== "needs_ok") return null;
  return (
    <div className="notice notice-error">
      <p className="font-semibold">{t("needsOk")}</p>
      <p className="mt-1">{say(status.message)}</p>
      {status.total_before !== null && (
        <p className="mt-1 text-lg">
          {rich("totals", {
            was: rupees(status.total_before),
            total: rupees(final_amount),
            before: (text) => <s>{text}</s>,
            now: (text) => <strong>{text}</strong>,
          })}
        </p>
      )}
      <p className="mt-1">{t("notSent")}</p>
    </div>
  );
}
