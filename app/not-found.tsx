import type { Metadata } from "next";
import ShopLayout from "./(shop)/layout";

export const metadata: Metadata = { title: "Page Not Found", robots: { index: false } };

/**
 * Only the root layout is around it, so it renders the shop's header and footer itself: every page has them. Next sends this page
 * along with every other one, so it has nothing of its own: the frame shows what it has to say.
 */
export default function NotFound() {
  return <ShopLayout />;
}
