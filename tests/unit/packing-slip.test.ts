import { expect, test } from "vitest";
import { packingSlipHtml } from "@/lib/shop/packing-slip";
import { sampleOrder } from "@/lib/shop/sample-order";

test("paid packs and free samples stand apart, each with its weight", () => {
  const [paid = "", free = ""] = packingSlipHtml(sampleOrder).split("<h2>Free samples</h2>");
  expect(paid).toContain("Sambar Powder, 200 g");
  expect(paid).not.toContain("Rasam Powder");
  expect(free).toContain("Rasam Powder, 50 g");
  expect(free).toContain("FREE");
});

test("nothing that a customer typed becomes HTML, and nothing is fetched", () => {
  const typed = '<img src=x onerror=alert(1)> & "me"';
  const html = packingSlipHtml({
    ...sampleOrder,
    guest_name: typed,
    guest_address: `${typed}, Chennai`,
    status: typed,
  });
  expect(html).not.toMatch(/<img|<script|<link|url\(|https?:/);
  expect(html).toContain("&#60;img src=x onerror=alert(1)&#62; &#38; &#34;me&#34;");
});

test("a cancelled order says that nothing is to be packed, and promises no day", () => {
  expect(packingSlipHtml(sampleOrder)).not.toContain("CANCELLED");
  const cancelled = packingSlipHtml({ ...sampleOrder, status: "cancelled" });
  expect(cancelled).toContain("CANCELLED: do not pack");
  expect(cancelled).not.toContain("Expected by");
});
