import { readFileSync } from "node:fs";
import Link from "next/link";

/** The pictures of the shop's first screens, as HTML, by the name of the page: servers.ts writes them. */
const pictures: Record<string, string> = JSON.parse(readFileSync("pictures.json", "utf8"));

export const dynamicParams = false;
export const generateStaticParams = () => Object.keys(pictures).map((page) => ({ page }));

/** The bare page with what a page of the shop shows first: what its largest paint costs at the least. */
export default async function LikePage({ params }: { params: Promise<{ page: string }> }) {
  const { page } = await params;
  return (
    <main>
      <h1>A bare page</h1>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: The shop's own markup, to the letter. */}
      <div className="pictures" dangerouslySetInnerHTML={{ __html: pictures[page] ?? "" }} />
      <Link href="/category">The other page</Link>
    </main>
  );
}
