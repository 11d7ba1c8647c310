import type { ReactNode } from "react";
import { dequeue, useQueuedOrders } from "#lib/browser/checkout/queue.ts";
import { useQueueSync } from "#lib/browser/checkout/sync-queue.ts";
import { Link } from "#lib/browser/language/link.ts";
import { usePagePath } from "#lib/browser/language/navigation.ts";
import { useLanguage, useRichTexts, useTexts } from "#lib/browser/language/texts.ts";
import { useSentence } from "#lib/browser/language/use-sentence.ts";
import { lineNameIn } from "#lib/shop/catalogue/catalogue.ts";
import { mostUrgent, type QueuedOrder } from "#lib/shop/offline/queued-order.ts";
import { spokenNumber } from "#lib/shop/order/order.ts";
import { queueBar } from "#texts/en/queue-bar.ts";
import { queueSaved } from "#texts/en/queue-saved.ts";
import { savedOnDevice } from "./queue-texts";
import "@/components/ui/edge-card.css";

/** The pages that show queued orders themselves. */
const pagesWithOrders = ["/order-summary", "/order-status"];

/**
 * Syncs the queue, and shows its most urgent order at the edge of every page, with a link to where it can be dealt
 * with.
 */
export function QueuedOrdersBar() {
  useQueueSync();
  const t = useTexts(queueBar);
  const path = usePagePath();
  const { orders, others } = useQueuedOrders();
  const first = mostUrgent(orders);
  if (pagesWithOrders.includes(path) || (!first && !others)) return null;
  return (
    <aside aria-label={t("label")} className="edge-card">
      <div role="status" className="col-span-full">
        {first ? <FirstOrder order={first} /> : <p>{t("others")}</p>}
        {orders.length > 1 && <p className="text-sm">{t("count", { count: orders.length })}</p>}
      </div>
      <div className="edge-card-buttons">
        <Link href={first ? "/order-status#saved" : "/login"} className="button min-h-11 px-4">
          {t(first ? (first.status.state === "needs_ok" ? "review" : "track") : "signIn")}
        </Link>
        {first?.status.state === "placed" && (
          <button type="button" className="link min-h-11 px-3 font-semibold" onClick={() => dequeue(first.order_id)}>
            {t("ok")}
          </button>
        )}
      </div>
    </aside>
  );
}

const strong = (words: ReactNode) => <strong>{words}</strong>;

function FirstOrder({ order: { order_id, items, status } }: { order: QueuedOrder }) {
  const t = useTexts(queueBar);
  const rich = useRichTexts(queueBar);
  const saved = useTexts(queueSaved);
  const language = useLanguage();
  const say = useSentence();
  if (status.state === "placed")
    return (
      <p>
        {rich("placed", {
          number: spokenNumber(order_id),
          b: strong,
          say: (number) => <strong className="spoken-number">{number}</strong>,
        })}
      </p>
    );
  // The server does not have this order yet, so its number means nothing there: a product says which one it is.
  const name = lineNameIn(language, items[0]?.name ?? "");
  if (status.state === "needs_ok") return <p>{rich("needsOk", { name, message: say(status.message), b: strong })}</p>;
  return <p>{t("waiting", { saved: savedOnDevice(status, saved), name })}</p>;
}
