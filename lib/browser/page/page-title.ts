/**
 * Gives the page another title and restores it when the router, which does not know of it, writes its own later.
 * @returns what gives the old one back
 */
export function replaceTitle(title: string): () => void {
  const before = document.title;
  const release = lockTitle(title);
  return () => {
    release();
    document.title = before;
  };
}

/**
 * The same for a page that ends with its title: the next page writes its own.
 * @returns what lets others write the title again; call it before the next page is drawn (from a layout effect)
 */
export function lockTitle(title: string): () => void {
  const hold = () => {
    if (document.title !== title) document.title = title;
  };
  const watcher = new MutationObserver(hold);
  hold();
  watcher.observe(document.head, { childList: true, characterData: true, subtree: true });
  return () => watcher.disconnect();
}
