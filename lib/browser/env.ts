import { isPublicSite } from "#lib/shop/public-site.ts";

/** The shop's Firebase project, frozen when the shop is built; empty where none is configured. */
export const firebaseSettings = {
  apiKey: process.env.NEXT_PUBLIC_FIREBASE_API_KEY ?? "",
  authDomain: process.env.NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN ?? "",
  projectId: process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID ?? "",
  appId: process.env.NEXT_PUBLIC_FIREBASE_APP_ID ?? "",
};

/** Where visits are counted, after consent; null: nowhere, and nobody is asked. */
export const measurementId = process.env.NEXT_PUBLIC_FIREBASE_MEASUREMENT_ID || null;

/** Does this shop run for the public? Its own configuration says so, never the address bar. Frozen when it is built. */
export const production = isPublicSite(process.env.NEXT_PUBLIC_SITE_URL);

/** Is this a build, and not the dev server? */
export const built = process.env.NODE_ENV === "production";
