import type { ReactNode } from "react";
import { useTexts } from "#lib/browser/language/texts.ts";
import { account } from "#texts/en/account.ts";
import { Kolam } from "@/components/ui/kolam";
import { WholeEnd } from "@/components/ui/whole-end";
import { AccountGate } from "./account-gate";
import "./account.css";

type Props = { title: string; text: string; children: ReactNode };

/** The pages on which one signs in: the shop's welcome on one side, the form on the other. */
export function AccountFrame({ title, text, children }: Props) {
  const t = useTexts(account);
  return (
    <div className="page">
      <div className="whole card grid overflow-hidden rounded-[1.75rem] lg:min-h-152 lg:grid-cols-[5fr_7fr]">
        <div className="account-ground relative isolate flex min-h-34 flex-col justify-end overflow-hidden p-5 text-rice lg:p-14">
          <Kolam rows={[1, 3, 5, 7, 9, 7, 5, 3, 1]} className="account-kolam absolute -z-1 h-auto" />
          <p className="relative font-display text-3xl leading-tight lg:text-5xl">{t("motto")}</p>
          <p className="relative mt-3 max-w-sm text-rice-90 max-lg:hidden">{t("mottoText")}</p>
        </div>
        <div className="p-5 py-8 sm:p-10 lg:p-14">
          <h1 className="text-4xl text-chilli sm:text-5xl">{title}</h1>
          <p className="mt-2 text-lg text-tamarind">{text}</p>
          <AccountGate>{children}</AccountGate>
        </div>
        <WholeEnd />
      </div>
    </div>
  );
}
