/** Writes one JSON line of the log, as the API's are. */
export function logLine(line: object): void {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`);
}
