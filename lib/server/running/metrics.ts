import "server-only";
import { performance } from "node:perf_hooks";
import { type Count, counted, countHelps } from "#lib/server/log/metrics-counts.ts";
import { messageHealth } from "#lib/server/outbox/alerts/message-health.ts";
import { isStoreUnavailable } from "#lib/server/store/store-unavailable.ts";
import { counter, gauge, labelled, textOf } from "#lib/shop/metrics/exposition.ts";
import { probe } from "./health.ts";

/** This server's numbers in Prometheus' text format. It reads the store as seldom as the health check does. */
export async function metricsText(): Promise<string> {
  const { rss, heapUsed } = process.memoryUsage();
  return textOf([
    ...Object.entries(counted()).map(([name, value]) =>
      counter(`anjarai_${name}_total`, countHelps[name as Count], value),
    ),
    ...(await storeGauges()),
    ...(await messageGauges()),
    gauge("process_resident_memory_bytes", "Memory of the process that answers the API.", rss),
    gauge("nodejs_heap_used_bytes", "Heap of that process.", heapUsed),
    counter(
      "anjarai_thread_busy_seconds_total",
      "Time in which its thread was working.",
      performance.eventLoopUtilization().active / 1000,
    ),
    gauge("anjarai_uptime_seconds", "Time since its start.", Math.round(process.uptime())),
  ]);
}

/** Whether an order could be saved now: on a full disk, or with a replaced file, reading still works. */
async function storeGauges(): Promise<string[]> {
  const { savesOrders, disk } = await probe();
  return [
    gauge("anjarai_store_up", "1 while an order could be saved.", savesOrders ? 1 : 0),
    gauge(
      "anjarai_disk_nearly_full",
      "1 while the data folder's disk has little space left.",
      Number(disk === "nearly full"),
    ),
  ];
}

/** None while the store is down. */
async function messageGauges(): Promise<string[]> {
  try {
    const { waiting, failed, warehouse_unheard_seconds } = await messageHealth();
    return [
      gauge(
        "anjarai_messages",
        "Messages that have not reached anybody, by state.",
        labelled("state", { waiting, given_up: failed }),
      ),
      gauge(
        "anjarai_warehouse_unheard_seconds",
        "Age of the oldest message to the warehouse that waits, or 0.",
        warehouse_unheard_seconds ?? 0,
      ),
    ];
  } catch (error) {
    if (isStoreUnavailable(error)) return [];
    throw error;
  }
}
