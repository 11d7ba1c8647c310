import type { ReactNode } from "react";
import { languageIn } from "#lib/server/pages/page-props.ts";
import { CheckoutFrame } from "@/app/_frame/checkout-frame";
import { framePropsIn } from "@/app/_frame/frame-props";
import { AllInTamil } from "@/components/layout/in-tamil";

type Props = { params: Promise<{ language: string }>; children: ReactNode };

/** What is around the two pages of the checkout. */
export default async function CheckoutLayout(props: Props) {
  const language = await languageIn(props);
  const frame = <CheckoutFrame {...framePropsIn(language)}>{props.children}</CheckoutFrame>;
  return language === "ta" ? <AllInTamil>{frame}</AllInTamil> : frame;
}
