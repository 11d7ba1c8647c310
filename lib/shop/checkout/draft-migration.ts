import { isRecord } from "#lib/shop/storage/type-guards.ts";

type Fields = Record<string, unknown>;

/**
 * A stored checkout draft in today's shape. Until November 2026 a draft had `locked`, `kept` and `placed` in place of `status`;
 * one without `kept` is older still. What isn't such a draft is returned as it is, for the schema to refuse.
 */
export function migrateDraft(stored: unknown): unknown {
  if (!isRecord(stored) || "status" in stored) return stored;
  const { locked, kept, placed, ...draft } = stored;
  return { ...draft, status: statusOf(locked, kept, placed) };
}

function statusOf(locked: unknown, kept: unknown, placed: unknown): Fields {
  if (placed) return { state: "placed", order: placed };
  if (kept) return { state: "queued", message: null, answered: false };
  return locked ? { state: "unknown", message: null, answered: false } : { state: "editing" };
}

/**
 * A stored queued order in today's shape: a draft with the time at which it was queued. Until November 2026 the draft was a
 * field of it, beside `kept_at` and `fate`.
 */
export function migrateQueuedOrder(stored: unknown): unknown {
  if (!isRecord(stored) || !isRecord(stored.draft) || !isRecord(stored.fate)) return stored;
  const { draft, fate, kept_at } = stored;
  const { locked, kept, placed, ...rest } = draft;
  return { ...rest, ...statusOfFate(fate, draft), queued_at: kept_at };
}

/** The status, and with a changed price the server's figures. */
function statusOfFate(fate: Fields, draft: Fields): Fields {
  const { state, sentence: message } = fate;
  if (state === "placed") return { status: { state, order: fate.order } };
  if (state !== "needs_ok") return { status: { state: "queued", message, answered: fate.answered === true } };
  if (!isRecord(fate.quote)) return { status: { state, message, total_before: null } };
  const { items: lines, subtotal, discount_amount, discount_kind, total_price } = fate.quote;
  const prices = Array.isArray(lines) ? lines.map((line) => line?.price) : [];
  return {
    status: { state, message, total_before: draft.final_amount },
    items: withPrices(draft.items, prices),
    price: draft.price === null ? null : (prices[0] ?? draft.price),
    total_amount: subtotal,
    discount_amount,
    discount_kind,
    final_amount: total_price,
  };
}

function withPrices(items: unknown, prices: unknown[]): unknown {
  if (!Array.isArray(items)) return items;
  return items.map((item, index) => ({ ...item, price: prices[index] ?? item?.price }));
}
