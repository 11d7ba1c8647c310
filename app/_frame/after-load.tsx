import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useState } from "react";
import { afterLoad } from "#lib/browser/page/after-load.ts";

/**
 * What no first view needs: its code is fetched when the page has loaded. A fetch that failed is repeated on the next
 * page.
 */
export function AfterLoad() {
  const path = usePathname();
  // One element for good: with a new one all parts would be rendered again for each page.
  const [parts, setParts] = useState<ReactNode>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new try
  useEffect(() => {
    if (parts) return;
    const load = () =>
      import("./after-load-parts").then(
        ({ AfterLoadParts }) => setParts(<AfterLoadParts />),
        () => {},
      );
    return afterLoad(() => void load());
  }, [path, parts]);

  return parts;
}
