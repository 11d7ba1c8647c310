import { ContactLine } from "@/components/layout/contact-line";
import { NoticePage } from "@/components/ui/notice-page";
import ShopLayout from "./(shop)/layout";

/**
 * Only the root layout is around it, so it renders the shop's header and footer itself: every page has them. Next sends this page
 * along with every other one: cards in it would make each page heavier by 14 KB.
 */
export default function NotFound() {
  return (
    <ShopLayout>
      <NoticePage title="Page Not Found" text="We can't find that page. It may have moved.">
        <ContactLine />
      </NoticePage>
    </ShopLayout>
  );
}
