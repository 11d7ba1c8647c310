import type { Metadata } from "next";
import { ProblemsView } from "@/components/staff/problems-view";

export const metadata: Metadata = { title: "Problems" };

export default function StaffProblemsPage() {
  return <ProblemsView />;
}
