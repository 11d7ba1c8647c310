/** What ends the whole run: without all figures it is worth nothing. */
export class BenchError extends Error {
  override name = "BenchError";
}
