import { NoticePage } from "@/components/ui/notice-page";
import { ContactLine } from "./contact-line";

/** What stands where there is no page. */
export function PageNotFound() {
  return (
    <NoticePage title="Page Not Found" text="We can't find that page. It may have moved.">
      <ContactLine />
    </NoticePage>
  );
}
