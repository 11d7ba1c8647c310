import { type UnsentMessage, useMessageAction } from "#lib/browser/staff/use-messages.ts";
import { staffDate } from "#lib/shop/language/dates.ts";
import { spokenNumber } from "#lib/shop/order/order.ts";
import { Press, QuietButton, Wrong } from "./view-state";

/** What staff read of a message's channel, by its kind. */
export type Titles = { titles: Record<string, string> };
type Props = { reason: string | null; messages: UnsentMessage[]; onOpen: (orderId: string) => void } & Titles;

/** The messages that one reason holds up, to be tried again or taken off the list, one by one or together. */
export function MessageGroup({ reason, messages, onOpen, titles }: Props) {
  const retry = useMessageAction("retry");
  const dismiss = useMessageAction("dismiss");
  const isBusy = retry.isPending || dismiss.isPending;
  const error = retry.error ?? dismiss.error;
  const isLeft = retry.data?.retried === 0;
  const all = reason === null ? { ids: messages.map(({ id }) => id) } : { reason };
  return (
    <div className="card staff-messages grid gap-2 p-4">
      <h3>{reason ?? "Not tried yet: they go out within a minute."}</h3>
      <Wrong error={error} />
      {isLeft && <p role="status">These are due within two minutes, and go out by themselves.</p>}
      {reason !== null && (
        <div className="staff-actions">
          <QuietButton disabled={isBusy} onClick={() => retry.mutate(all)}>
            Try all again
          </QuietButton>
          <QuietButton disabled={isBusy} onClick={() => dismiss.mutate(all)}>
            Dismiss all
          </QuietButton>
        </div>
      )}
      <ul>
        {messages.map(({ id, order_id, kind, status, next_try_at }) => (
          <li key={id} className="border-t border-t-tamarind-15 py-2">
            <p>
              {titles[kind] ?? kind}, {status}
              {next_try_at && `, next at ${staffDate(next_try_at)}`}
            </p>
            <div className="staff-actions">
              {order_id !== null && <Press onClick={() => onOpen(order_id)}>Order {spokenNumber(order_id)}</Press>}
              <Press disabled={isBusy} onClick={() => retry.mutate({ ids: [id] })}>
                Try again
              </Press>
              <Press disabled={isBusy} onClick={() => dismiss.mutate({ ids: [id] })}>
                Dismiss
              </Press>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
