type TextField = HTMLInputElement | HTMLTextAreaElement;

/** So long fields are watched, in milliseconds from the start of the page's scripts: by then React has taken the page over. */
const WATCHED_MS = 20_000;

/** What names a field where React has rendered it again. */
const nameOf = ({ type, name, placeholder }: TextField) => [type, name, placeholder].join();
const fields = () => [...document.querySelectorAll<TextField>("input, textarea")];

/**
 * Keeps what is typed before React has taken the page over. An element that an extension adds beside a field makes React render the page
 * again, with new and empty fields: the text is typed into those.
 */
export function keepEarlyText(): void {
  const typed = new Set(fields().filter(({ value, defaultValue }) => value !== defaultValue));
  const onInput = ({ target }: Event) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) typed.add(target);
  };
  const observer = new MutationObserver(() => {
    for (const field of typed) if (!field.isConnected) moveText(field, typed);
  });
  observer.observe(document.documentElement, { childList: true, subtree: true });
  document.addEventListener("input", onInput);
  setTimeout(() => {
    observer.disconnect();
    document.removeEventListener("input", onInput);
  }, WATCHED_MS);
}

function moveText(field: TextField, typed: Set<TextField>): void {
  typed.delete(field);
  const twin = fields().find((other) => other.value === "" && nameOf(other) === nameOf(field));
  if (!twin || !field.value) return;
  // React overrides the field's own setter, and would take the text for one that it knows.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(twin), "value")?.set?.call(twin, field.value);
  twin.dispatchEvent(new Event("input", { bubbles: true }));
}
