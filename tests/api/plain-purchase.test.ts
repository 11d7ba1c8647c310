import { expect, test } from "vitest";
import { StoreUnavailable } from "#lib/server/store/store-unavailable.ts";
import { anOrder, customer, paid, staffToken } from "@/tests/support/orders";
import { FORM, hiddenIn, person, plainBrowser, wordsOf } from "@/tests/support/plain-shopper";
import { freshShop } from "@/tests/support/shop";

const PLACED = "Thank you, your order is placed";

// promise: an order without JavaScript: plain forms from the cart to the placed order
test("forms alone lead from 'Add to Cart' to the placed order, which is what the API would have saved", async () => {
  const shop = await freshShop();
  const browser = plainBrowser(shop);
  await browser.add("black-pepper");
  await browser.add("black-pepper");
  const cart = await browser.add("hill-tea");
  expect(wordsOf(cart)).toContain("₹600");
  const summary = await browser.summarise({ guest_email: "" });
  expect([summary.status, wordsOf(summary)]).toEqual([200, expect.stringContaining(customer.guest_address)]);
  const placed = await browser.place(summary);
  expect([placed.status, wordsOf(placed)]).toEqual([200, expect.stringContaining(PLACED)]);
  const { body } = await shop.asStaff("GET", "/api/orders");
  expect(body.orders).toHaveLength(1);
  expect(body.orders?.[0]).toMatchObject({
    ...{ ...customer, guest_email: null, user_id: null, guest_city: "Chennai", guest_pincode: "600004" },
    ...{ items: [paid("Black Pepper", 2), paid("Hill Tea")], total_price: 600, status: "pending" },
  });
  const id = body.orders?.[0]?.order_id ?? "";
  expect(wordsOf(placed)).toContain(`${id.slice(-6, -3)} ${id.slice(-3)}`);
  expect(wordsOf(await browser.get("/plain/cart"))).toContain("Your Cart is Empty");
});

// promise: the cookie has products and quantities and nothing of a person
test("no cookie and no address has anything of a person, and the cart's is signed and hidden from scripts", async () => {
  const shop = await freshShop();
  const browser = plainBrowser(shop);
  const answer = await shop.call("POST", "/api/plain/cart", { body: "add=hill-tea", headers: FORM });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/plain/cart#hill-tea"]);
  const [cart, mark] = answer.headers.getSetCookie();
  expect(cart).toMatch(/^plain_cart=hill-tea\.1~[\da-f]{32}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/);
  expect(mark).toBe("plain_cart_mark=add; Path=/; Max-Age=2592000; SameSite=Lax");
  await browser.add("hill-tea");
  const summary = await browser.summarise();
  const placed = await browser.place(summary);
  expect(placed.status).toBe(200);
  expect([...browser.jar.keys()].sort()).toEqual(["plain_cart", "plain_cart_mark"]);
  const shown = JSON.stringify([...browser.jar, ...placed.headers]);
  for (const secret of Object.values(person)) expect(shown).not.toContain(secret);
});

test("every page without scripts is noindex, not stored, runs no script and sends forms to this shop alone", async () => {
  const shop = await freshShop();
  const browser = plainBrowser(shop);
  await browser.add("hill-tea");
  const summary = await browser.summarise();
  const pages = [await browser.get("/plain/cart"), await browser.get("/plain/details"), summary];
  pages.push(await browser.place(summary), await browser.get("/plain/cart"), await browser.get("/search?q=tea"));
  pages.push(await browser.post("/api/plain/cart", { add: "no-such-thing" }));
  for (const { headers, text } of pages) {
    expect(headers.get("x-robots-tag")).toBe("noindex");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(headers.get("content-security-policy")).toContain("form-action 'self'");
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).not.toMatch(/<script|\sstyle=|\son[a-z]+=/);
    // A template that was given nothing says so.
    expect(text).not.toMatch(/undefined|\bnull\b|NaN|\[object/);
  }
});

// promise: a wrong phone shows the form again with the error beside it, and nothing typed is lost
test("a wrong phone number is told beside its field, tied to it, and all that was typed stays", async () => {
  const shop = await freshShop();
  const browser = plainBrowser(shop);
  await browser.add("hill-tea");
  const again = await browser.summarise({ guest_phone: "12345", guest_name: 'Meena "<b>" & Co' });
  expect(again.status).toBe(422);
  expect(again.text).toContain('<p id="guest_phone-note" class="wrong">Phone number must be exactly 10 digits</p>');
  expect(again.text).toMatch(
    /<input id="guest_phone"[^>]* aria-describedby="guest_phone-note" aria-invalid="true" autofocus /,
  );
  expect(again.text.match(/ autofocus/g)).toHaveLength(1);
  expect(again.text).toContain('<a href="#guest_phone">Phone number must be exactly 10 digits</a>');
  for (const value of ["12345", "Meena &#34;&#60;b&#62;&#34; &#38; Co", person.line1, person.city, person.pincode])
    expect(again.text).toContain(`value="${value}"`);
  const fixed = { ...person, guest_email: "" };
  const summary = await browser.post("/api/plain/summary", [...hiddenIn(again), ...Object.entries(fixed)]);
  expect(summary.status).toBe(200);
  expect((await browser.place(summary)).status).toBe(200);
});

test("each wrong or missing field has the very message of the shop's own form", async () => {
  const browser = plainBrowser(await freshShop());
  await browser.add("hill-tea");
  const none = { guest_name: "", guest_phone: "", guest_email: "x", line1: "", pincode: "012345", city: "", state: "" };
  const words = wordsOf(await browser.summarise(none));
  for (const message of [
    ...["Full name is required", "Phone number is required", "Please enter a valid email address", "City is required"],
    ...["Address Line 1 is required", "A pincode can't start with 0", "State is required"],
  ])
    expect(words).toContain(message);
});

test("a pincode fills in the city and the state that were left empty", async () => {
  const browser = plainBrowser(await freshShop());
  await browser.add("hill-tea");
  const summary = await browser.summarise({ city: "", state: "" });
  expect(wordsOf(summary)).toContain("14 Kutchery Road, Mylapore, Chennai, Tamil Nadu - 600004");
});

test("'Change' on the summary shows the details as they were typed, under the same order id", async () => {
  const browser = plainBrowser(await freshShop());
  await browser.add("hill-tea");
  const summary = await browser.summarise();
  const details = await browser.post("/api/plain/summary", [...hiddenIn(summary), ["do", "edit"]]);
  expect(details.status).toBe(200);
  for (const name of ["guest_name", "line1", "pincode"] as const)
    expect(details.text).toContain(`value="${person[name]}"`);
  expect(hiddenIn(details)).toEqual([["order_id", new Map(hiddenIn(summary)).get("order_id")]]);
});

// promise: samples without JavaScript
test("free samples take 10% off and need an e-mail; who had them is told so and goes on without them", async () => {
  const shop = await freshShop();
  const first = plainBrowser(shop);
  await first.add("hill-tea");
  const samples = (browser: typeof first) =>
    browser.post("/api/plain/cart", [
      ["samples", "1"],
      ["sample", "green-cardamom"],
      ["sample", "black-pepper"],
    ]);
  expect(wordsOf(await samples(first))).toContain("₹180");
  const noMail = await first.summarise({ guest_email: "" });
  expect([noMail.status, wordsOf(noMail)]).toEqual([422, expect.stringContaining("Email is required")]);
  expect((await first.place(await first.summarise())).status).toBe(200);

  const second = plainBrowser(shop);
  await second.add("hill-tea");
  await samples(second);
  const refused = await second.place(await second.summarise());
  expect([refused.status, wordsOf(refused)]).toEqual([422, expect.stringContaining("you've had yours")]);
  const without = await second.post("/api/plain/summary", [...hiddenIn(refused), ["do", "without_samples"]]);
  expect(wordsOf(without)).toContain("₹200");
  expect((await second.place(without)).status).toBe(200);
  const { body } = await shop.asStaff("GET", "/api/orders");
  expect(body.orders?.map(({ total_price }) => total_price)).toEqual([200, 180]);
});

test("more than three samples, and samples alone, are refused with what to do", async () => {
  const browser = plainBrowser(await freshShop());
  await browser.add("hill-tea");
  const four = ["hill-tea", "black-pepper", "green-cardamom", "hill-turmeric"].map((slug): [string, string] => [
    "sample",
    slug,
  ]);
  const many = await browser.post("/api/plain/cart", [["samples", "1"], ...four]);
  expect([many.status, wordsOf(many)]).toEqual([422, expect.stringContaining("at most 3 free samples")]);
  await browser.post("/api/plain/cart", [["samples", "1"], ...four.slice(0, 1)]);
  const alone = await browser.post("/api/plain/cart", { remove: "hill-tea" });
  expect(wordsOf(alone)).toContain("Free samples come with an order. Please add at least one pack.");
  expect(alone.text).not.toContain('href="/plain/details"');
});

// promise: a price that changed meanwhile shows the true total, and nothing is placed before the shopper agrees
test("a price that changed since the summary is told with both totals, and the same id places it at the new one", async () => {
  const shop = await freshShop();
  const browser = plainBrowser(shop);
  await browser.add("hill-tea");
  const summary = await browser.summarise();
  const yesterday = (fields: [string, string][]) =>
    fields.map(([name, value]): [string, string] => {
      if (name === "total") return [name, "150"];
      return name === "line" ? [name, "hill-tea.1.150"] : [name, value];
    });
  const changed = await browser.place(summary, yesterday);
  expect(changed.status).toBe(409);
  const words = wordsOf(changed);
  for (const sentence of [
    "The price has changed.",
    "Total before: ₹150 . Total now: ₹200",
    "The price was ₹150 and is ₹200 now.",
  ])
    expect(words).toContain(sentence);
  expect((await shop.asStaff("GET", "/api/orders")).body.orders).toEqual([]);
  const idOf = (answer: typeof changed) => new Map(hiddenIn(answer, "/api/plain/order")).get("order_id");
  expect(idOf(changed)).toBe(idOf(summary));
  expect((await browser.place(changed)).status).toBe(200);
  expect((await shop.asStaff("GET", "/api/orders")).body.orders).toMatchObject([
    { total_price: 200, order_id: idOf(summary) },
  ]);
});

// promise: a doubled submit places one order
test("a form that is sent twice at once, and once more after a reload, is one order and the same page", async () => {
  const shop = await freshShop();
  const browser = plainBrowser(shop);
  await browser.add("hill-tea");
  const summary = await browser.summarise();
  const both = await Promise.all([browser.place(summary), browser.place(summary)]);
  const reloaded = await browser.place(summary);
  for (const answer of [...both, reloaded]) expect([answer.status, wordsOf(answer)]).toEqual([200, wordsOf(reloaded)]);
  expect(wordsOf(reloaded)).toContain(PLACED);
  expect(both.filter(({ headers }) => headers.has("idempotent-replayed"))).toHaveLength(1);
  expect((await shop.asStaff("GET", "/api/orders")).body.orders).toHaveLength(1);
});

test("what was added to the cart since the summary stays in it after the order, also when the order is sent again", async () => {
  const browser = plainBrowser(await freshShop());
  await browser.add("hill-tea");
  const summary = await browser.summarise();
  await browser.add("hill-tea");
  await browser.add("black-pepper");
  await browser.place(summary);
  await browser.place(summary);
  expect(browser.jar.get("plain_cart")).toMatch(/^hill-tea\.1_black-pepper\.1~/);
});

test("another order under the id of a placed one is not placed: the page says so, and offers a new id", async () => {
  const shop = await freshShop();
  const browser = plainBrowser(shop);
  await browser.add("hill-tea");
  const summary = await browser.summarise();
  await browser.place(summary);
  const other = (fields: [string, string][]) =>
    fields.map(([name, value]): [string, string] => [name, name === "guest_name" ? "Somebody Else" : value]);
  const taken = await browser.place(summary, other);
  expect([taken.status, wordsOf(taken)]).toEqual([
    409,
    expect.stringContaining("An order was placed from this form before"),
  ]);
  expect((await shop.asStaff("GET", "/api/orders")).body.orders).toHaveLength(1);
  expect((await browser.place(taken)).status).toBe(200);
  expect((await shop.asStaff("GET", "/api/orders")).body.orders).toHaveLength(2);
});

test("a product that sells out before the order is placed can be taken out, and the details stay", async () => {
  const shop = await freshShop();
  const browser = plainBrowser(shop);
  await browser.add("hill-tea");
  await browser.add("black-pepper");
  const summary = await browser.summarise();
  await shop.asStaff("PATCH", "/api/products/hill-tea", { in_stock: false });
  const refused = await browser.place(summary);
  expect([refused.status, wordsOf(refused)]).toEqual([422, expect.stringContaining("Hill Tea is sold out.")]);
  expect(refused.text).not.toContain("Place Order</button>");
  const cart = await browser.get("/plain/cart");
  expect(wordsOf(cart)).toContain("Sold out. Remove it to continue.");
  expect(cart.text).not.toContain('href="/plain/details"');
  const without = await browser.post("/api/plain/summary", [...hiddenIn(refused), ["do", "without_unsold"]]);
  expect(wordsOf(without)).toContain(customer.guest_name);
  expect((await browser.place(without)).status).toBe(200);
  expect((await shop.asStaff("GET", "/api/orders")).body.orders).toMatchObject([{ items: [paid("Black Pepper")] }]);
  const add = await browser.add("hill-tea");
  expect([add.status, wordsOf(add)]).toEqual([422, expect.stringContaining("Hill Tea is sold out. Nothing was added")]);
});

test("while orders are paused every page says why, and an order that is sent all the same keeps its summary", async () => {
  const shop = await freshShop();
  const browser = plainBrowser(shop);
  await browser.add("hill-tea");
  const summary = await browser.summarise();
  await shop.asStaff("PATCH", "/api/shop", { orders_paused: "We are making a new batch." });
  const refused = await browser.place(summary);
  expect([refused.status, wordsOf(refused)]).toEqual([503, expect.stringContaining("We are making a new batch.")]);
  expect(wordsOf(refused)).toContain(customer.guest_address);
  expect(refused.text).not.toContain("Place Order</button>");
  expect((await browser.get("/plain/cart")).text).not.toContain('href="/plain/details"');
});

test("a store that can't be reached, and too many orders: the page keeps the order, and its button places it later", async () => {
  const shop = await freshShop();
  const browser = plainBrowser(shop);
  await browser.add("hill-tea");
  const summary = await browser.summarise({ guest_email: "" });
  const store = shop.store();
  const place = store.place.bind(store);
  store.place = () => Promise.reject(new StoreUnavailable("the disk is full"));
  const failed = await browser.place(summary);
  expect([failed.status, failed.headers.get("retry-after")]).toEqual([503, "30"]);
  expect(wordsOf(failed)).toContain("We can't take your order right now. Please try again in a minute");
  store.place = place;
  for (let n = 0; n < 30; n++) await shop.place(anOrder());
  const limited = await browser.place(failed);
  expect([limited.status, Number(limited.headers.get("retry-after"))]).toEqual([429, expect.any(Number)]);
  expect(hiddenIn(limited, "/api/plain/order")).toEqual(hiddenIn(summary, "/api/plain/order"));
});

test("a cookie that was forged, cut or filled with rubbish is an empty cart, and no error", async () => {
  const shop = await freshShop();
  const browser = plainBrowser(shop);
  await browser.add("hill-tea");
  const real = browser.jar.get("plain_cart") ?? "";
  const [text = "", signature = ""] = real.split("~");
  const forged = [
    `hill-tea.99~${signature}`,
    text,
    `${text}~`,
    `${text}~${"0".repeat(32)}`,
    `~${signature}`,
    "~",
    "x".repeat(4000),
  ];
  for (const cookie of [...forged, `${real}0`, "", "%F0%28"]) {
    browser.jar.set("plain_cart", cookie);
    const { status, text: page } = await browser.get("/plain/cart");
    expect([status, page.includes("Your Cart is Empty")]).toEqual([200, true]);
  }
  browser.jar.set("plain_cart", real);
  expect(wordsOf(await browser.get("/plain/cart"))).toContain("Hill Tea");
});

const wrongForms: [string, string, number][] = [
  ["nothing", "", 422],
  ["an unknown product", "add=mysore-pak", 422],
  ["a prototype as a product", "add=__proto__", 422],
  ["packs in words", "set=hill-tea&qty=many", 422],
  ["100 packs", "set=hill-tea&qty=100", 422],
  ["packs below nothing", "set=hill-tea&qty=-1", 422],
  ["half a pack", "set=hill-tea&qty=0.5", 422],
  ["no pack", "set=hill-tea&qty=0", 303],
  ["another form's fields", "guest_name=Meena", 422],
];
test.each(wrongForms)(
  "a form of the cart with %s gets a page with a sentence, and the cart stays whole",
  async (_name, body, status) => {
    const shop = await freshShop();
    const answer = await shop.call("POST", "/api/plain/cart", { body, headers: FORM });
    expect(answer.status).toBe(status);
    if (status === 422) expect(answer.headers.getSetCookie()).toEqual([]);
  },
);

// promise: CSRF: only this shop's own pages may send its forms
test.each([
  ["another site's page", { origin: "https://evil.example" }],
  ["a page without an origin", { origin: "null" }],
  ["what the browser calls cross-site", { "sec-fetch-site": "cross-site" }],
])("a form of %s is refused in every call, with a page", async (_name, headers) => {
  const browser = plainBrowser(await freshShop());
  for (const path of ["/api/plain/cart", "/api/plain/summary", "/api/plain/order"]) {
    const { status, text } = await browser.post(path, { add: "hill-tea" }, headers as Record<string, string>);
    expect([status, text.includes("came from another site")]).toEqual([403, true]);
  }
  expect(browser.jar.size).toBe(0);
});

test("urlencoded bodies are for the forms alone, and the forms take nothing else", async () => {
  const shop = await freshShop();
  const body = new URLSearchParams(anOrder() as unknown as Record<string, string>).toString();
  expect((await shop.call("POST", "/api/orders", { body, headers: FORM })).status).toBe(415);
  expect((await shop.call("PATCH", "/api/cart", { body: "cart=", headers: FORM })).status).toBe(415);
  for (const path of ["/api/plain/cart", "/api/plain/summary", "/api/plain/order"]) {
    const json = await shop.call("POST", path, { body: { add: "hill-tea" } });
    expect([json.status, json.text.startsWith("<!doctype html>")]).toEqual([415, true]);
    const large = await shop.call("POST", path, { body: `add=${"x".repeat(65_536)}`, headers: FORM });
    expect([large.status, large.text.startsWith("<!doctype html>")]).toEqual([413, true]);
  }
});

test("an order's form with fields that were tampered with is refused with a sentence, and places nothing", async () => {
  const shop = await freshShop();
  const browser = plainBrowser(shop);
  await browser.add("hill-tea");
  const summary = await browser.summarise();
  const with_ = (name: string, value: string) => (fields: [string, string][]) =>
    fields.map((field): [string, string] => (field[0] === name ? [name, value] : field));
  const tampered: [string, string][] = [
    ["line", "hill-tea.1.1"],
    ["line", "hill-tea.100.200"],
    ["line", "mysore-pak.1.200"],
    ["line", "hill-tea"],
    ["line", "__proto__.1.200"],
    ["total", "1"],
    ["total", ""],
    ["guest_phone", "1"],
    ["guest_name", "Meena\r\nBcc: all@customer.example"],
    ["order_id", "../../../../etc/passwd"],
  ];
  for (const [name, value] of tampered) {
    const { status, text } = await browser.place(summary, with_(name, value));
    expect([name, value, status >= 400 && status < 500]).toEqual([name, value, true]);
    expect(text).toMatch(/role="alert"/);
    expect(text).not.toMatch(/undefined|NaN|\[object/);
  }
  expect((await shop.asStaff("GET", "/api/orders")).body.orders).toEqual([]);
});

// promise: one cart with scripts and without them
test("scripts read the cart, write theirs back, and the mark tells them whether to add or to replace", async () => {
  const shop = await freshShop();
  const browser = plainBrowser(shop);
  const mark = () => browser.jar.get("plain_cart_mark");
  expect((await browser.get("/api/cart")).body.cart).toBeNull();
  await browser.add("hill-tea");
  await browser.add("black-pepper");
  expect([(await browser.get("/api/cart")).body.cart, mark()]).toEqual(["hill-tea.1_black-pepper.1", "add"]);
  const copy = async (cart: unknown) => {
    const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await shop.call("PATCH", "/api/cart", { body: { cart }, headers: { cookie } });
    for (const set of answer.headers.getSetCookie()) {
      const [name = "", value = ""] = (set.split(";")[0] ?? "").split("=");
      browser.jar.set(name, value);
    }
    return answer.status;
  };
  expect([await copy("hill-tea.3_hill-tea.0_mysore-pak.1"), mark()]).toEqual([200, "same"]);
  expect((await browser.get("/api/cart")).body.cart).toBe("hill-tea.3_hill-tea.0");
  await browser.add("black-pepper");
  expect([(await browser.get("/api/cart")).body.cart, mark()]).toEqual([
    "hill-tea.3_hill-tea.0_black-pepper.1",
    "replace",
  ]);
  for (const wrong of [null, 1, ["hill-tea.1"], "x".repeat(3601)]) expect(await copy(wrong)).toBe(422);
});

test("staff and their sessions get no page of a customer from these forms, and a wrong token places nothing", async () => {
  const shop = await freshShop();
  const browser = plainBrowser(shop);
  await browser.add("hill-tea");
  const summary = await browser.summarise({ guest_email: "" });
  const fields = hiddenIn(summary, "/api/plain/order");
  const wrong = await browser.post("/api/plain/order", fields, { authorization: "Bearer wrong" });
  expect([wrong.status, wrong.text.startsWith("<!doctype html>")]).toEqual([401, true]);
  const staff = await browser.post("/api/plain/order", fields, { authorization: `Bearer ${staffToken}` });
  expect(staff.status).toBe(200);
  expect((await shop.asStaff("GET", "/api/orders")).body.orders).toMatchObject([{ user_id: null }]);
});

test.each([
  ["thousands of fields", "a&".repeat(32_000)],
  ["a text that HTML writes longer", `guest_name=${'"'.repeat(64_000)}`],
])("a refused form of %s is answered with at most twice its size and 4 KB", async (_what, body) => {
  const shop = await freshShop();
  const cart = await shop.call("POST", "/api/plain/cart", { body: "add=hill-tea", headers: FORM });
  const cookie = cart.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  for (const path of ["/api/plain/cart", "/api/plain/summary", "/api/plain/order"]) {
    const answer = await shop.call("POST", path, { body, headers: { ...FORM, cookie } });
    expect(answer.text.length, path).toBeLessThan(2 * body.length + 4096);
  }
});
