import "server-only";

/**
 * Firestore takes about 500 writes a second where the values of an index only rise, as times do. Each document of orders and
 * messages therefore has the number of a shard, which is the first field of every index over a time. At 500 orders a second
 * with three messages each, an index of orders takes 167 entries a second in each shard, and one of messages at most 300.
 * A query names all shards: Firestore compares a field with at most 30 values, so with 10 statuses at 3 shards.
 */
const ORDER_SHARDS = 3;
const MESSAGE_SHARDS = 5;

/** What a document is found by, together with its shard: 'pending 2'. A field of its own, because a query has one 'in' only. */
export const sharded = (value: string, shard: number) => `${value} ${shard}`;
export const inOrderShards = (values: string[]) => values.flatMap((value) => orderShards.map((n) => sharded(value, n)));
export const inMessageShards = (values: string[]) =>
  values.flatMap((value) => messageShards.map((n) => sharded(value, n)));

export const orderShards = Array.from({ length: ORDER_SHARDS }, (_, shard) => shard);
export const messageShards = Array.from({ length: MESSAGE_SHARDS }, (_, shard) => shard);

/** The shard of an order: the same for the same id, whoever writes it. */
export const orderShard = (orderId: string) => sumOf(orderId) % ORDER_SHARDS;
export const messageShard = (messageId: string) => sumOf(messageId) % MESSAGE_SHARDS;

/** Ids are random, so their sums are spread evenly. */
function sumOf(id: string): number {
  return [...id].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0);
}
