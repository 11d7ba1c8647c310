import type { MetadataRoute } from "next";
import { shop } from "#lib/shop/shop.ts";

/** What a phone shows of the shop when it is put on the home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: `${shop.name}: ${shop.tagline}`,
    short_name: shop.name,
    start_url: "/",
    display: "minimal-ui",
    background_color: "#FBF5E6",
    theme_color: "#FBF5E6",
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}
