import { shopState } from "#lib/server/shop-state/shop-state.ts";
import { FourPacks } from "@/components/catalogue/four-packs";
import { ContactLine } from "@/components/layout/contact-line";
import { NoticePage } from "@/components/ui/notice-page";
import ShopLayout from "./(shop)/layout";

/** Only the root layout is around it, so it renders the shop's header and footer itself: every page has them. */
export default function NotFound() {
  return (
    <ShopLayout>
      <NoticePage title="Page Not Found" text="We can't find that page. It may have moved.">
        <ContactLine />
      </NoticePage>
      <FourPacks state={shopState()} />
    </ShopLayout>
  );
}
