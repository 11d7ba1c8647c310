import type { Metadata } from "next";
import { ContactLine } from "@/components/layout/contact-line";
import { TryAgain } from "@/components/layout/try-again";
import { NoticePage } from "@/components/ui/notice-page";

export const metadata: Metadata = { title: "No connection", robots: { index: false } };

/** The service worker shows it, under any address, when a page can't be fetched and is not cached. */
export default function OfflinePage() {
  return (
    <NoticePage
      title="No connection"
      text="You're offline, and this page isn't on your device yet. Your cart is safe here, and so is any order waiting to be sent. Pages you've opened before still work."
    >
      <TryAgain />
      <p className="text-lg">The kitchen is open all the same: call or write, and we'll take your order.</p>
      <ContactLine />
    </NoticePage>
  );
}
