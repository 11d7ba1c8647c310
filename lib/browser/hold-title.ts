/**
 * Gives the page another title, and keeps it although the router, which knows nothing of this, may write its own late.
 * @returns what gives the old one back
 */
export function holdTitle(title: string): () => void {
  const before = document.title;
  const hold = () => {
    if (document.title !== title) document.title = title;
  };
  const watcher = new MutationObserver(hold);
  hold();
  watcher.observe(document.head, { childList: true, characterData: true, subtree: true });
  return () => {
    watcher.disconnect();
    document.title = before;
  };
}
