import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { useForm } from "react-hook-form";
import { expect, test, vi } from "vitest";
import { LanguageContext } from "#lib/browser/language/texts.ts";
import type { User } from "#lib/shop/account/user.ts";
import { type Product, products } from "#lib/shop/catalogue/catalogue.ts";
import { emptyAddress, type SavedAddress } from "#lib/shop/checkout/saved-address.ts";
import { noLaterFacts } from "#lib/shop/order/later-facts.ts";
import { type Order, withAddress } from "#lib/shop/order/order.ts";
import { usualStatuses } from "#lib/shop/order/order-status.ts";
import { placeholderOrders } from "#lib/shop/order/placeholder-orders.ts";
import { AccountGate } from "@/components/account/account-gate";
import { LoginForm } from "@/components/account/login-form";
import { OwnMenu } from "@/components/account/own-menu";
import { PersonalInfo } from "@/components/account/personal-info";
import { Profile } from "@/components/account/profile";
import { ProfileAddress } from "@/components/account/profile-address";
import { RegisterForm } from "@/components/account/register-form";
import { ResetForm } from "@/components/account/reset-form";
import { SavedAddressFields } from "@/components/account/saved-address-fields";
import { SignInPage } from "@/components/account/sign-in-page";
import { RemoveUnsent, SignOutButtons } from "@/components/account/sign-out-buttons";
import { UserMenu } from "@/components/account/user-menu";
import { Verification } from "@/components/account/verification";
import { Welcome } from "@/components/account/welcome";
import { UiWords } from "@/components/layout/ui-words";
import { AdoptOrder } from "@/components/orders/adopt-order";
import { OrderCard } from "@/components/orders/order-card";
import { OrderList } from "@/components/orders/order-list";
import { OrderProgress } from "@/components/orders/order-progress";
import { StatusLookup } from "@/components/orders/status-lookup";
import { tamilTexts } from "@/tests/support/tamil-texts";

vi.mock("next/navigation", () => ({
  useRouter: () => ({ push: () => {}, replace: () => {} }),
  usePathname: () => "/ta/profile",
}));

/** @param config the server's answer about sign-in, where the part asks for it */
const inTamil = (node: ReactNode, config?: object) => {
  const client = new QueryClient();
  if (config) client.setQueryData(["config"], config);
  return renderToStaticMarkup(
    <LanguageContext value={{ language: "ta", tamil: tamilTexts }}>
      <QueryClientProvider client={client}>
        <UiWords>{node}</UiWords>
      </QueryClientProvider>
    </LanguageContext>,
  );
};
/** What people read and hear of it. */
const words = (html: string) =>
  [...html.matchAll(/aria-label="([^"]*)"|>([^<]+)</g)].map(([, label, text]) => label ?? text).join(" | ");

const [pack, other] = products as [Product, Product];
const user: User = { id: "1", email: "", user_metadata: { full_name: "மீனா" }, emailVerified: false };
const verified = { ...user, emailVerified: true };
const order: Order = withAddress({
  order_id: "12345678901234567890",
  id: "1",
  user_id: "1",
  guest_name: "மீனா",
  guest_phone: "9876543210",
  guest_address: "14",
  guest_email: null,
  state: "Kerala",
  total_price: 180,
  discount_amount: 20,
  discount_kind: "sample",
  delivery_charge: 0,
  payment_status: "confirmed",
  delivery_date: "",
  status: "shipped",
  items: [
    { name: pack.name, qty: 2, price: 100 },
    { name: other.name, qty: 1, price: 0 },
  ],
  status_history: usualStatuses.map((status, day) => ({ status, at: `2026-11-2${day}T10:00:00.000Z` })),
  created_at: "2026-11-20T10:00:00.000Z",
  isFirstTimeOrder: false,
  ...noLaterFacts,
  freeSampleIncluded: true,
  tracking: { courier: "1", number: "2", url: "https://courier.example" },
});
const nothing = () => {};

/** The address modal's fields, with a pincode of another state. */
function Fields() {
  const address = { ...emptyAddress, pincode: "600004", state: "Kerala" };
  return <SavedAddressFields form={useForm<SavedAddress, unknown, SavedAddress>({ defaultValues: address })} />;
}

const parts: [what: string, part: ReactNode, config?: object][] = [
  ["signing in", <SignInPage key="1" />],
  ["signing in to claim the offer", <LoginForm key="2" />],
  ["a new account", <RegisterForm key="3" />],
  ["a forgotten password", <ResetForm key="4" />],
  ["a shop without accounts", <AccountGate key="5">1</AccountGate>, { sign_in: { kind: "none" } }],
  ["the success screen", <Welcome key="6" title="1" text="2" otherwise="/" />],
  ["the header's links", <UserMenu key="7" />],
  ["the user's menu", <OwnMenu key="8" user={user} />],
  ["the profile before its user is known", <Profile key="9" />],
  ["personal information", <PersonalInfo key="10" user={user} />],
  ["the saved address", <ProfileAddress key="11" />],
  ["its fields", <Fields key="12" />],
  ["an e-mail to be verified", <Verification key="13" user={user} />],
  ["a verified e-mail", <Verification key="14" user={verified} />],
  ["signing out", <SignOutButtons key="15" user={user} />],
  ["one unsent order", <RemoveUnsent key="16" count={1} onKeep={nothing} onRemove={nothing} />],
  ["two unsent orders", <RemoveUnsent key="17" count={2} onKeep={nothing} onRemove={nothing} />],
  ["the list of orders", <OrderList key="18" userId="1" />],
  ["an order", <OrderCard key="19" order={order} />],
  ["the sample orders", placeholderOrders.map((each) => <OrderCard key={each.order_id} order={each} sample />)],
  ["an order's progress", <OrderProgress key="20" order={order} />],
  ["a guest's earlier order", <AdoptOrder key="21" user={user} />],
  ["the look-up of an order", <StatusLookup key="22" />],
];

test.each(parts)("%s has no English word on a page in Tamil, and leads to pages in Tamil", (_, part, config) => {
  const html = inTamil(part, config);
  expect(words(html).replace("JavaScript", "")).not.toMatch(/[A-Za-z]/);
  expect(words(html)).toMatch(/\p{Script=Tamil}|1 \| 2/u);
  for (const [, href = ""] of html.matchAll(/href="([^"]*)"/g)) expect(href).toMatch(/^(\/ta(?=[/#?]|$)|https:)/);
});

test("an order's products, statuses and dates are in Tamil, and a status of staff's own is as they wrote it", () => {
  const html = inTamil(<OrderProgress order={order} />);
  expect(html).toContain(`${pack.tamilName} × 2`);
  expect(html).toContain("அனுப்பியாச்சு");
  expect(html).toMatch(/20 நவ/);
  expect(inTamil(<OrderCard order={{ ...order, status: "At the gate" }} />)).toContain("At the gate");
});
