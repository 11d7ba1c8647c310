import Link from "next/link";
import type { ReactNode } from "react";
import { QueryProvider } from "@/components/ui/query-provider";
import { shop } from "@/lib/shop/shop";

/** The checkout has no header: nothing leads away from the order but the shop's name. */
export default function CheckoutLayout({ children }: { children: ReactNode }) {
  return (
    <QueryProvider>
      <div className="page py-3">
        <Link href="/" className="inline-flex min-h-11 items-center font-display text-2xl text-chilli">
          {shop.name}
        </Link>
      </div>
      <main id="content" className="flex-1 pb-16">
        {children}
      </main>
    </QueryProvider>
  );
}
