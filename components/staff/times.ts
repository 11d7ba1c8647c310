const clock = new Intl.DateTimeFormat("en-IN", { timeStyle: "short", timeZone: "Asia/Kolkata" });
const dayAndClock = new Intl.DateTimeFormat("en-IN", {
  weekday: "short",
  day: "numeric",
  month: "short",
  hour: "numeric",
  minute: "2-digit",
  timeZone: "Asia/Kolkata",
});

/** '9:42 am'. @param at in milliseconds since 1970 */
export function clockTime(at: number): string {
  return clock.format(at);
}

/** 'Mon, 23 Nov, 9:42 am'. @param at ISO 8601 */
export function dayTime(at: string): string {
  return dayAndClock.format(new Date(at));
}
