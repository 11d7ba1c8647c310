/** The shop's Firebase project, frozen when the shop is built; empty where none is configured. */
export const firebaseSettings = {
  apiKey: process.env.NEXT_PUBLIC_FIREBASE_API_KEY ?? "",
  authDomain: process.env.NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN ?? "",
  projectId: process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID ?? "",
  appId: process.env.NEXT_PUBLIC_FIREBASE_APP_ID ?? "",
};

/** The measurement id of the visit counter, used after consent; null: no visits are counted, and no page asks. */
export const measurementId = process.env.NEXT_PUBLIC_FIREBASE_MEASUREMENT_ID || null;

/** True in a build, false in the dev server. */
export const built = process.env.NODE_ENV === "production";
