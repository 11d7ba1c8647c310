import { CartLink } from "@/components/cart/cart-link";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { NoticePage } from "@/components/ui/notice-page";

export default function NotFound() {
  return (
    <>
      <SiteHeader cart={<CartLink />} />
      <main className="flex-1">
        <NoticePage title="Page Not Found" text="There is nothing under this address. It may have been moved." />
      </main>
      <SiteFooter />
    </>
  );
}
