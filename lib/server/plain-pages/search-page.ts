import "server-only";
import { limit } from "#lib/server/requests/rate-limit.ts";
import { shopState } from "#lib/server/shop-state/shop-state.ts";
import { categories } from "#lib/shop/catalogue/catalogue.ts";
import { weightText } from "#lib/shop/catalogue/weights.ts";
import { type Html, html } from "#lib/shop/messages/html.ts";
import { pictureSources } from "#lib/shop/pictures/picture-sources.ts";
import { rupees } from "#lib/shop/pricing/money.ts";
import { type ProductHit, shopSearch } from "#lib/shop/search/shop-search.ts";
import { LONGEST_QUERY } from "#lib/shop/search/spelling.ts";
import { isSoldOut, type ShopState } from "#lib/shop/shop-state/shop-state.ts";
import { plainPage } from "./plain-page.ts";

/**
 * The search of the whole shop, by the same search as the dialog. Nothing of it is cached: each query is another page.
 * @throws ApiError rate_limited
 */
export async function searchPage(request: Request): Promise<Response> {
  const query = (new URL(request.url).searchParams.get("q") ?? "").slice(0, LONGEST_QUERY).trim();
  if (query !== "") await limit("search", request);
  const title = query === "" ? "Search" : `Search: ${query}`;
  return plainPage({
    title,
    body: html`<h1>Search</h1>\n${searchForm(query)}\n${query === "" ? ideas() : results(query)}`,
  });
}

function searchForm(query: string): Html {
  return html`<form method="get" action="/search" role="search" class="row"><label for="q">What are you looking for?</label>
<input id="q" name="q" type="search" value="${query}" maxlength="${LONGEST_QUERY}" autocomplete="off"${query === "" && html` autofocus`}>
<button>Search</button></form>`;
}

function ideas(): Html {
  return html`<p>Try ${shopSearch.examples.map((word, at) => html`${at > 0 ? ", " : ""}<a href="/search?q=${encodeURIComponent(word)}">${word}</a>`)}.</p>
${allCategories()}`;
}

function results(query: string): Html {
  const state = shopState();
  const found = shopSearch.find(query);
  if (found.length > 0)
    return html`<p role="status">Found ${found.length} product(s) matching "${query}"</p>\n${hits(found, state)}`;
  const similar = shopSearch.similar(query);
  return html`<p role="status">No products found matching "${query}"</p>
${similar.length > 0 ? html`<h2>Did you mean</h2>${hits(similar, state)}` : ""}
${allCategories()}`;
}

function allCategories(): Html {
  return html`<h2>Categories</h2>
<ul>${categories.map(({ slug, title, tamil }) => html`<li><a class="link" href="/category/${slug}">${title}</a> <span lang="ta">${tamil}</span></li>\n`)}</ul>`;
}

const hits = (products: ProductHit[], state: ShopState) =>
  html`<ul class="lines">${products.map((product) => hit(product, isSoldOut(state, product.slug)))}</ul>`;

function hit({ slug, name, tamil, category, price, grams, picture }: ProductHit, soldOut: boolean): Html {
  const { src, width, height } = pictureSources(picture.name, picture, { to: 160 });
  const buy = html`<form method="post" action="/api/plain/cart" class="row"><button class="quiet" name="add" value="${slug}" aria-label="Add ${name} to Cart">Add to Cart</button></form>`;
  return html`<li class="card line"><img src="${src}" alt="" width="${width}" height="${height}" loading="lazy">
<div><h2><a href="/product-details/${slug}">${name}</a></h2><p lang="ta">${tamil}</p>
<p>${category} · ${weightText(grams)} · <strong>${rupees(price)}</strong></p></div>
${soldOut ? html`<p class="wrong">Sold out</p>` : buy}</li>
`;
}
