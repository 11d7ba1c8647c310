import { expect, test } from "vitest";
import { html, joinHtml, trustedHtml } from "#lib/shop/language/html.ts";

const attack = `<img src=x onerror="alert('1')">&`;

test("a template escapes every value: text, numbers, lists and attributes", () => {
  const { markup } = html`<p title="${attack}">${[attack, 2]}</p>`;
  const escaped = "&#60;img src=x onerror=&#34;alert(&#39;1&#39;)&#34;&#62;&#38;";
  expect(markup).toBe(`<p title="${escaped}">${escaped}2</p>`);
});

test("pieces that are HTML already are not escaped again, and false adds nothing", () => {
  const bold = html`<b>${"a & b"}</b>`;
  expect(html`${bold}${[bold, bold]}${false}${trustedHtml("<hr>")}`.markup).toBe(
    "<b>a &#38; b</b><b>a &#38; b</b><b>a &#38; b</b><hr>",
  );
  expect(joinHtml([bold, html`<i>${attack}</i>`], "<br>").markup).not.toContain("<img");
});
