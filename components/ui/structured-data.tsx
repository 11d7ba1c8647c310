/** A page's structured data for machines. No browser runs it. `json` has its '<' escaped. */
export function StructuredData({ json }: { json: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: as a child the quotes would be escaped, and it were no JSON.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
