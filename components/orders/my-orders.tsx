"use client";
import { useUser } from "#lib/browser/account/use-user.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import type { User } from "#lib/shop/account/user.ts";
import { orders } from "#texts/en/orders.ts";
import { AdoptOrder } from "./adopt-order";
import { OrderList } from "./order-list";

/** The signed-in user's orders, and a button that moves a guest's order into the account. */
export function MyOrders() {
  const { status, user } = useUser();
  return status === "signed-in" ? <OrdersOf key={user.id} user={user} /> : null;
}

function OrdersOf({ user }: { user: User }) {
  const t = useTexts(orders);
  return (
    <section id="orders" aria-labelledby="orders-heading" className="scroll-mt-24">
      <h2 id="orders-heading" className="text-3xl">
        {t("title")}
      </h2>
      <OrderList userId={user.id} />
      {user.emailVerified && <AdoptOrder user={user} />}
    </section>
  );
}
