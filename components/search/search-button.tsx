import { type ComponentType, type MouseEvent, type ReactNode, useState } from "react";
import { usePath } from "#lib/browser/language/navigation.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import { header } from "#texts/en/header.ts";
import { SearchIcon } from "@/components/ui/icons";

type Props = { children?: ReactNode; className?: string };

/**
 * Opens the search of the whole shop. Its code is loaded then, and no page waits for it. Before the page's scripts run,
 * and without them, it leads to /search, by the empty form of the shop's frame.
 */
export function SearchButton({ children = <SearchIcon className="size-6" />, className = "icon-button" }: Props) {
  const t = useTexts(header);
  const path = usePath();
  const [open, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<{ onClosed: () => void }> | null>(null);
  const show = async (event: MouseEvent) => {
    event.preventDefault();
    const loaded = await import("./search-dialog").catch(() => null);
    // After a release the server no longer has this page's file of it, and its page of the search has the new one.
    // Without a connection the list of categories may be in the browser's cache.
    if (!loaded) return window.location.assign(path(navigator.onLine ? "/search" : "/categories"));
    setDialog(() => loaded.SearchDialog);
    setOpen(true);
  };
  return (
    <>
      <button
        type="submit"
        form="search"
        aria-label={t("search")}
        aria-haspopup="dialog"
        className={className}
        onClick={show}
      >
        {children}
      </button>
      {Dialog && open && <Dialog onClosed={() => setOpen(false)} />}
    </>
  );
}
