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
 * Sets the title of a page on which it must stay: the router writes the title again.
 * @returns a function that ends this; call it before the next page is rendered (from a layout effect)
 */
export function lockTitle(title: string): () => void {
  const restore = () => {
    if (document.title !== title) document.title = title;
  };
  const watcher = new MutationObserver(restore);
  restore();
  watcher.observe(document.head, { childList: true, characterData: true, subtree: true });
  return () => watcher.disconnect();
}
