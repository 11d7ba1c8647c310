"use client";
import { useEffect } from "react";
import { confirmSession } from "#lib/browser/account/session.ts";
import { useUser } from "#lib/browser/account/use-user.ts";
import { usePageRouter } from "#lib/browser/language/navigation.ts";
import { useRichTexts, useTexts } from "#lib/browser/language/texts.ts";
import { shortName } from "#lib/shop/account/user.ts";
import { orders } from "#texts/en/orders.ts";
import { profile } from "#texts/en/profile.ts";
import { AdoptOrder } from "@/components/orders/adopt-order";
import { OrderList } from "@/components/orders/order-list";
import { Kolam } from "@/components/ui/kolam";
import { Loading } from "@/components/ui/loading";
import { TitledSection } from "@/components/ui/titled-section";
import { PersonalInfo } from "./personal-info";
import { ProfileAddress } from "./profile-address";
import { SignOutButtons } from "./sign-out-buttons";
import { Verification } from "./verification";
import "./account.css";

/** The user's own page. */
export function Profile() {
  const t = useTexts(profile);
  const orderTexts = useTexts(orders);
  const rich = useRichTexts(profile);
  const { status, user, ready, ...session } = useUser();
  const router = usePageRouter();
  const out = ready && status === "signed-out";
  useEffect(() => {
    if (out) router.replace("/login?next=/profile");
  }, [out, router]);

  if ("unreachable" in session && session.unreachable)
    return (
      <div className="page grid justify-items-start gap-5 py-16">
        <h1 className="text-4xl text-chilli">{t("unreachable")}</h1>
        <p role="alert" className="text-lg">
          {t("unreachableText")}
        </p>
        <button type="button" className="button" onClick={() => void confirmSession()}>
          {t("tryAgain")}
        </button>
      </div>
    );
  if (status !== "signed-in") return <Loading text={t("opening")} />;
  return (
    <div className="page">
      <header className="account-ground relative isolate overflow-hidden rounded-[1.75rem] px-5 py-8 text-rice lg:px-14 lg:py-12">
        <Kolam rows={[1, 3, 5, 7, 9, 7, 5, 3, 1]} className="account-kolam absolute -z-1 h-auto" />
        <p className="text-rice-90">{rich("welcome", { greeting: (words) => <span lang="ta">{words}</span> })}</p>
        <h1 className="text-4xl sm:text-6xl">{user.user_metadata.full_name || shortName(user)}</h1>
        <p className="mt-2">{user.email}</p>
      </header>
      <div className="mt-10 grid items-start gap-x-12 gap-y-12 lg:grid-cols-[7fr_5fr]">
        <div key={user.id} className="grid gap-12">
          <PersonalInfo user={user} />
          <TitledSection
            name="orders-heading"
            title={orderTexts("title")}
            look="text-3xl"
            id="orders"
            className="scroll-mt-24"
          >
            <OrderList userId={user.id} />
            {user.emailVerified && <AdoptOrder user={user} />}
          </TitledSection>
        </div>
        <div className="grid items-start gap-6 md:max-lg:grid-cols-2">
          <Verification user={user} />
          <ProfileAddress />
          <SignOutButtons user={user} />
        </div>
      </div>
    </div>
  );
}
