import { ContactLine } from "@/components/layout/contact-line";
import { NoticePage } from "@/components/ui/notice-page";
import ShopLayout from "./(shop)/layout";

/** Drawn by the root layout alone, so it brings the shop's frame itself: every page has all of it. */
export default function NotFound() {
  return (
    <ShopLayout>
      <NoticePage title="Page Not Found" text="There is nothing under this address. It may have been moved.">
        <ContactLine />
      </NoticePage>
    </ShopLayout>
  );
}
