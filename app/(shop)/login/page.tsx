import type { Metadata } from "next";
import { NoticePage } from "@/components/ui/notice-page";

export const metadata: Metadata = { title: "Sign In", robots: { index: false } };

export default function LoginPage() {
  return (
    <NoticePage
      title="Sign In"
      text="Accounts aren't set up in this shop yet. You can order as a guest: just choose Continue as Guest at the checkout."
      href="/#categories"
      action="Back to the shop"
    />
  );
}
