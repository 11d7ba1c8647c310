import "server-only";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { messageHealth } from "#lib/server/notifications/message-health.ts";
import { isStoreUnavailable } from "#lib/server/store/store-unavailable.ts";
import { type Metric, textOf } from "#lib/shop/metrics/exposition.ts";
import { type Count, counted, countHelps } from "./metrics-counts.ts";
import { perProcess } from "./per-process.ts";

/** How long the process's only thread was busy at a time, measured from the first call on. */
const delays = () =>
  perProcess("event-loop", () => {
    const monitor = monitorEventLoopDelay({ resolution: 20 });
    monitor.enable();
    return monitor;
  });

/** Starts what has to run before the first call of metricsText. */
export const startMetrics = (): void => void delays();

/** This server's numbers in Prometheus' text format. It reads the store as seldom as the health check does. */
export async function metricsText(): Promise<string> {
  const monitor = delays();
  const busy = monitor.percentile(99) / 1e9;
  monitor.reset();
  const { rss, heapUsed } = process.memoryUsage();
  return textOf([
    ...Object.entries(counted()).map(([name, value]) => ({
      ...{
        name: `anjarai_${name}_total`,
        type: "counter" as const,
        help: countHelps[name as Count],
        samples: [{ value }],
      },
    })),
    ...(await messageGauges()),
    gauge("process_resident_memory_bytes", "Memory of the process that answers the API.", rss),
    gauge("nodejs_heap_used_bytes", "Heap of that process.", heapUsed),
    gauge("anjarai_event_loop_delay_p99_seconds", "How long its thread was busy at a time, since the last look.", busy),
    gauge("anjarai_uptime_seconds", "Time since its start.", Math.round(process.uptime())),
  ]);
}

const gauge = (name: string, help: string, value: number): Metric => ({
  ...{ name, type: "gauge", help, samples: [{ value }] },
});

/** None while the store is down: then anjarai_store_up is 0, and the rest is still there. */
async function messageGauges(): Promise<Metric[]> {
  const up = (value: number) => gauge("anjarai_store_up", "1 while the order store answers.", value);
  try {
    const { waiting, failed, warehouse_unheard_seconds } = await messageHealth();
    return [
      up(1),
      {
        ...{ name: "anjarai_messages", type: "gauge", help: "Messages that have not reached anybody, by state." },
        samples: [
          { labels: { state: "waiting" }, value: waiting },
          { labels: { state: "given_up" }, value: failed },
        ],
      },
      gauge(
        "anjarai_warehouse_unheard_seconds",
        "Age of the oldest message to the warehouse that waits, or 0.",
        warehouse_unheard_seconds ?? 0,
      ),
    ];
  } catch (error) {
    if (isStoreUnavailable(error)) return [up(0)];
    throw error;
  }
}
