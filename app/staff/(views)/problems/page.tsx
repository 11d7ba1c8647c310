import type { Metadata } from "next";
import { kinds } from "#lib/server/outbox/channels/registry.ts";
import { ProblemsView } from "@/components/staff/problems-view";

export const metadata: Metadata = { title: "Problems" };

export default function StaffProblemsPage() {
  return <ProblemsView titles={Object.fromEntries(kinds.map(({ kind, title }) => [kind, title]))} />;
}
