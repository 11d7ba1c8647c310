import type { ReactNode } from "react";
import { languageIn } from "#lib/server/pages/page-props.ts";
import { AllInTamil } from "@/components/layout/in-tamil";

type Props = { params: Promise<{ language: string }>; children: ReactNode };

/** Around the pages of the cart and of an account. */
export default async function CustomerLayout(props: Props) {
  return (await languageIn(props)) === "ta" ? <AllInTamil>{props.children}</AllInTamil> : props.children;
}
