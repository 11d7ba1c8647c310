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
      text="This page is not on your device yet, and we can't be reached just now. Your cart is kept here, and so is an order that waits to be sent. The pages you have looked at still open."
    >
      <TryAgain />
      <p className="text-lg">The kitchen is open all the same: call or write, and we take your order by hand.</p>
      <ContactLine />
    </NoticePage>
  );
}
