/** Shown where a page's content appears as soon as the browser has read its storage. */
export function Loading({ text }: { text: string }) {
  return (
    <p role="status" className="loading page py-16 text-lg text-tamarind">
      {text}…
    </p>
  );
}
