type TextField = HTMLInputElement | HTMLTextAreaElement;

/** So long the page is watched, in milliseconds from the start of its scripts: by then React has taken it over. */
const WATCHED_MS = 20_000;

const fieldsOf = (node: ParentNode) => [...node.querySelectorAll<TextField>("input, textarea")];
/** What names a field where React has rendered it again. */
const nameOf = ({ type, name, placeholder }: TextField) => type + name + placeholder;

/**
 * Keeps what is typed before React has taken the page over. An element that an extension adds beside a field makes React render
 * the page again, with new and empty fields: the text is typed into those.
 */
export function keepEarlyText(): void {
  const { pathname } = location;
  const observer = new MutationObserver((records) => {
    // Another page may have a field of this name, too.
    if (location.pathname !== pathname) return observer.disconnect();
    for (const { removedNodes } of records)
      for (const node of removedNodes) if (node instanceof Element) for (const field of fieldsOf(node)) moveText(field);
  });
  observer.observe(document, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), WATCHED_MS);
}

function moveText(field: TextField): void {
  if (field.value === field.defaultValue || field.isConnected) return;
  const twin = fieldsOf(document).find((other) => other.value === "" && nameOf(other) === nameOf(field));
  if (!twin) return;
  // React overrides the field's own setter, and would take the text for one that it knows.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(twin), "value")?.set?.call(twin, field.value);
  twin.dispatchEvent(new Event("input", { bubbles: true }));
}
