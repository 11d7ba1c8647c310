import { afterEach, expect, test, vi } from "vitest";
import { eventParams, type ShopEvent } from "#lib/browser/consent/event-params.ts";
import { expireVisitCookies } from "#lib/browser/consent/visit-cookies.ts";

afterEach(() => vi.unstubAllGlobals());

// promise: Analytics only after a yes, which can be taken back: then Google's cookies go, too
test("Google's cookies are expired on the host and on every domain above it, and no other cookie is", () => {
  const written: string[] = [];
  vi.stubGlobal("location", { hostname: "www.larder.example" });
  vi.stubGlobal("document", {
    get cookie() {
      return "_ga=1; _ga_TESTS=2; other=3";
    },
    set cookie(text: string) {
      written.push(text);
    },
  });
  expireVisitCookies();
  const places = ["", "; domain=www.larder.example", "; domain=larder.example", "; domain=example"];
  expect(written).toEqual(
    ["_ga", "_ga_TESTS"].flatMap((name) => places.map((at) => `${name}=; max-age=0; path=/${at}`)),
  );
});

const AT = "https://shop.example/order-summary?q=Meena+98765#id=0123456789abcdefghij";
const tea = { name: "Hill Tea", price: 180, qty: 2 };
const sample = { name: "Kokum", price: 0, qty: 1 };
const events: ShopEvent[] = ["view_item", "add_to_cart", "begin_checkout", "purchase"];

// promise: view_item, add_to_cart, begin_checkout, purchase in GA4's terms, without a person's data
test.each(events)("%s has products, prices and quantities, and nothing else that was on the page", (event) => {
  const person = { guest_name: "Meena", guest_phone: "9876543210", user_id: "u1", order_id: "0123456789abcdefghij" };
  const params = eventParams(event, [{ ...tea, ...person }, sample], 324, AT);
  const { transaction_id, ...rest } = { transaction_id: undefined, ...params };
  expect(rest).toEqual({
    currency: "INR",
    value: 324,
    items: [{ item_id: "hill-tea", item_name: "Hill Tea", item_category: "Tea", price: 180, quantity: 2 }],
    page_location: "https://shop.example/order-summary",
  });
  expect(typeof transaction_id).toBe(event === "purchase" ? "string" : "undefined");
});

test("a purchase's id is random and leads to no order; without a total the value is the sum of the lines, and free samples alone are no event", () => {
  const ids = [1, 2].map(() => eventParams("purchase", [tea], 360, AT));
  expect(JSON.stringify(ids)).not.toContain("0123456789abcdefghij");
  expect(new Set(ids.map((params) => params && "transaction_id" in params && params.transaction_id)).size).toBe(2);
  expect(eventParams("add_to_cart", [tea, sample], undefined, AT)?.value).toBe(360);
  expect(eventParams("add_to_cart", [sample], undefined, AT)).toBeNull();
});
