/**
 * Loaded into a child before its own program, by --import. Ends the child, as Ctrl-C does, when its parent process has
 * ended: a parent that was killed could not end it. Needs an 'ipc' channel to the parent, which closes however the
 * parent ends.
 */

/** A child that hangs while it ends is killed after this time, in milliseconds. */
const GRACE_MS = 10_000;

function end(): void {
  process.kill(process.pid, "SIGINT");
  setTimeout(() => process.kill(process.pid, "SIGKILL"), GRACE_MS).unref();
}

if (process.connected) process.once("disconnect", end);
// The parent ended before this line.
else if (process.send) end();
// Listening to the channel alone keeps no child alive.
process.channel?.unref();
