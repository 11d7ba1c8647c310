type TextField = HTMLInputElement | HTMLTextAreaElement;

const fieldsOf = (node: ParentNode) => [...node.querySelectorAll<TextField>("input, textarea")];
/** What names a field where React has rendered it again. */
const nameOf = ({ type, name, placeholder }: TextField) => type + name + placeholder;

/**
 * Keeps what is typed before React has taken the page over. An element that an extension adds beside a field makes
 * React render the page again, with new and empty fields: the text is typed into those. It ends with the page's mark
 * (`data-alive`): a form that is emptied later must stay empty.
 */
export function keepEarlyText(): void {
  const observer = new MutationObserver((records) => {
    for (const { removedNodes } of records)
      for (const node of removedNodes) if (node instanceof Element) for (const field of fieldsOf(node)) moveText(field);
    if ("alive" in document.documentElement.dataset) observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true, attributeFilter: ["data-alive"] });
}

function moveText(field: TextField): void {
  if (field.value === field.defaultValue || field.isConnected) return;
  const twin = fieldsOf(document).find((other) => other.value === "" && nameOf(other) === nameOf(field));
  if (!twin) return;
  // React overrides the field's own setter, and would take the text for one that it knows.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(twin), "value")?.set?.call(twin, field.value);
  twin.dispatchEvent(new Event("input", { bubbles: true }));
}
