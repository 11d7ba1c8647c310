import { usePathname, useRouter } from "next/navigation";
import { useMemo } from "react";
import { addressOf, englishPath, pathIn } from "#lib/shop/language/paths.ts";
import { useLanguage } from "./texts.ts";

/**
 * The page's path as the English page has it: '/cart' on /ta/cart too. While an English page is prerendered, Next knows
 * its route alone.
 */
export const usePagePath = (): string => englishPath(addressOf(usePathname()));

/** Makes a page's path one in the page's language: '/cart' is '/ta/cart' in Tamil. */
export function usePath(): (path: string) => string {
  const language = useLanguage();
  return (path) => pathIn(language, path);
}

/** Next's router, which stays in the page's language. The same one at each render: effects depend on it. */
export function usePageRouter() {
  const router = useRouter();
  const language = useLanguage();
  return useMemo(() => {
    type Navigate = typeof router.push;
    const push: Navigate = (href, options) => router.push(pathIn(language, href), options);
    const replace: Navigate = (href, options) => router.replace(pathIn(language, href), options);
    return { ...router, push, replace };
  }, [router, language]);
}
