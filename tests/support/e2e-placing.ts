import { type ServedShop, sendJson } from "./e2e-shop";
import { anOrder } from "./orders";

/** An order that was answered, and after how many milliseconds. */
export type Placed = { id: string; took: number };

/** Places orders one after the other, as fast as they are answered. */
export async function placeTimed(shop: Pick<ServedShop, "url">, count: number): Promise<Placed[]> {
  const placed: Placed[] = [];
  while (placed.length < count) {
    const order = anOrder();
    const began = performance.now();
    const { status } = await sendJson("POST", `${shop.url}/api/orders`, order);
    if (status !== 201) throw new Error(`An order was answered with ${status}`);
    placed.push({ id: order.order_id, took: performance.now() - began });
  }
  return placed;
}

/** How long the middle one took, the slowest of a hundred, and the slowest of all; in milliseconds. */
export function figuresOf(placed: Placed[]): { p50: number; p99: number; max: number } {
  const sorted = placed.map(({ took }) => took).sort((a, b) => a - b);
  const at = (part: number) => Math.round(sorted[Math.floor(part * (sorted.length - 1))] ?? 0);
  return { p50: at(0.5), p99: at(0.99), max: at(1) };
}
