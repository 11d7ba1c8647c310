/**
 * Closes the dialog around an element, if there is one. A dialog with an address of its own takes it back first: a
 * navigation begun before that would be undone by it.
 */
export async function closeDialog(inside: Element): Promise<void> {
  const dialog = inside.closest("dialog");
  if (!dialog?.open) return;
  const back = new Promise<void>((resolve) => window.addEventListener("popstate", () => resolve(), { once: true }));
  dialog.close();
  if ("address" in dialog.dataset) await back;
}
