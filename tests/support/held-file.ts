import { Worker } from "node:worker_threads";

/** Another process's writer, which locks an order file for this time, in milliseconds; without one, until it is ended. */
export async function heldBy(file: string, milliseconds?: number): Promise<() => Promise<unknown>> {
  const code = `
    const { workerData, parentPort } = require("node:worker_threads");
    const db = new (require("node:sqlite").DatabaseSync)(workerData.file);
    db.exec("BEGIN IMMEDIATE");
    parentPort.postMessage("held");
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, workerData.milliseconds);
    db.exec("COMMIT");
    db.close();`;
  const worker = new Worker(code, { eval: true, workerData: { file, milliseconds: milliseconds ?? 60_000 } });
  await new Promise((held) => worker.once("message", held));
  return () => worker.terminate();
}
