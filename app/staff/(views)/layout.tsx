import type { Metadata } from "next";
import type { ReactNode } from "react";
import { StaffFrame } from "@/components/staff/staff-frame";

/** The page itself holds nothing of a customer: all of it is fetched by who is signed in. */
export const metadata: Metadata = { robots: { index: false, follow: false } };

export default function StaffLayout({ children }: { children: ReactNode }) {
  return <StaffFrame>{children}</StaffFrame>;
}
