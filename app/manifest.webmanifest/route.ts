import type { MetadataRoute } from "next";
import { categories } from "#lib/shop/catalogue/catalogue.ts";
import { palette } from "#lib/shop/content/palette.ts";
import { shop } from "#lib/shop/facts/shop.ts";
import { description } from "#lib/shop/facts/shop-texts.ts";

const ICON = { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" };
const shortcuts = [
  { name: "Track an order", url: "/order-status" },
  { name: "Your cart", url: "/cart" },
  ...categories.slice(0, 2).map(({ name, slug }) => ({ name, url: `/category/${slug}` })),
];

const manifest: MetadataRoute.Manifest = {
  // The same app, wherever a later version starts.
  id: "/",
  name: `${shop.name}: ${shop.tagline}`,
  short_name: shop.name,
  description,
  lang: "en-IN",
  start_url: "/",
  display: "minimal-ui",
  background_color: palette.paper,
  theme_color: palette.paper,
  icons: [
    ICON,
    { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
  shortcuts: shortcuts.map((shortcut) => ({ ...shortcut, icons: [ICON] })),
  // npm run pictures makes them.
  screenshots: [
    { src: "/screenshots/phone.webp", sizes: "720x1480", type: "image/webp", form_factor: "narrow", label: "Home" },
    { src: "/screenshots/desktop.webp", sizes: "1280x800", type: "image/webp", form_factor: "wide", label: "Home" },
  ],
};

/** Made once, by the build. */
export const dynamic = "force-static";

/**
 * What a phone shows of the shop when it is put on the home screen. Not Next's manifest.ts: with that each page names
 * it in its head, and a browser fetches it and a large icon while the first picture is drawn
 * (app/_frame/after-load-parts).
 */
export const GET = (): Response =>
  new Response(JSON.stringify(manifest), { headers: { "Content-Type": "application/manifest+json" } });
