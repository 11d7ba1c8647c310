/**
 * Expires the cookies of Google's counting. They lie on this host or on a domain above it: a browser takes only the
 * right one.
 */
export function expireVisitCookies(): void {
  const names = document.cookie.split(/;\s*/).map((cookie) => cookie.split("=", 1)[0] ?? "");
  const labels = location.hostname.split(".");
  const places = ["", ...labels.map((_, index) => `; domain=${labels.slice(index).join(".")}`)];
  // Not by cookieStore, which older browsers lack.
  for (const name of names.filter((each) => each.startsWith("_ga")))
    for (const place of places) Object.assign(document, { cookie: `${name}=; max-age=0; path=/${place}` });
}
