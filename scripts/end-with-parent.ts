/**
 * Loaded into a child before its own program, by --import. Ends the child, as Ctrl-C does, when the process that started it
 * is gone: killed at once, that one could not end it. Needs an 'ipc' channel to it, which closes however it dies.
 */

/** A child that hangs while it ends is killed after this time, in milliseconds. */
const GRACE_MS = 10_000;

function end(): void {
  process.kill(process.pid, "SIGINT");
  setTimeout(() => process.kill(process.pid, "SIGKILL"), GRACE_MS).unref();
}

if (process.connected) process.once("disconnect", end);
// The parent was gone before this line.
else if (process.send) end();
// Listening to the channel alone keeps no child alive.
process.channel?.unref();
