import { NoticePage } from "@/components/ui/notice-page";

/** The checkout's pages without a checkout. */
export function OrderNotFound() {
  const text = "Please start your order from the beginning.";
  return <NoticePage title="Order Not Found" text={text} href="/#categories" action="Start Shopping" />;
}
