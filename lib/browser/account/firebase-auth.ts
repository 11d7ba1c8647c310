/** The sign-in provider's SDK. Only ever loaded by a dynamic import: it weighs more than a whole catalogue page. */
import { initializeApp } from "firebase/app";
import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  type User as FirebaseUser,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updateProfile,
} from "firebase/auth";
import { firebaseSettings } from "#lib/browser/env.ts";
import type { User } from "#lib/shop/account/user.ts";

/** How the shop's pages reach the provider. Each method throws the provider's own errors, which carry a code. */
export type Provider = ReturnType<typeof openProvider>;

/**
 * Opens the provider, once per page load.
 * @param emulator the emulator's address, or undefined for the real one
 * @param onUser called with the signed-in user: first after the stored sign-in is read, then at every change
 */
export function openProvider(emulator: string | undefined, onUser: (user: User | null) => void) {
  const auth = openAuth(emulator);
  onAuthStateChanged(auth, (user) => onUser(user && userOf(user)));
  const tellAgain = () => onUser(auth.currentUser && userOf(auth.currentUser));
  const current = (): FirebaseUser => {
    if (!auth.currentUser) throw new Error("Nobody is signed in.");
    return auth.currentUser;
  };
  return {
    ready: () => auth.authStateReady(),
    signIn: (email: string, password: string) => signInWithEmailAndPassword(auth, email, password),
    signInWithGoogle: () => signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver),
    async register(email: string, password: string, fullName: string) {
      const { user } = await createUserWithEmailAndPassword(auth, email, password);
      await updateProfile(user, { displayName: fullName });
      tellAgain();
      return user.uid;
    },
    sendVerification: () => sendEmailVerification(current()),
    sendPasswordReset: (email: string) => sendPasswordResetEmail(auth, email),
    async rename(fullName: string) {
      await updateProfile(current(), { displayName: fullName });
      tellAgain();
    },
    /** Fetches whether the e-mail has been verified since; the token is renewed then, because it contains that too. */
    async refresh() {
      const before = current().emailVerified;
      await current().reload();
      if (current().emailVerified !== before) await current().getIdToken(true);
      tellAgain();
    },
    /** This user's ID token, or null when another user, or none, is signed in by now. */
    async idToken(userId: string): Promise<string | null> {
      await auth.authStateReady();
      const user = auth.currentUser;
      return user?.uid === userId ? user.getIdToken() : null;
    },
    signOut: () => signOut(auth),
  };
}

function openAuth(emulator: string | undefined): Auth {
  // The emulator requires a key, and accepts any.
  const settings = emulator ? { apiKey: "emulator", authDomain: "localhost" } : firebaseSettings;
  // The popup's resolver is passed at the sign-in: here it would connect every page to Google.
  const auth = initializeAuth(initializeApp(settings), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  if (emulator) connectAuthEmulator(auth, emulator, { disableWarnings: true });
  auth.languageCode = navigator.language;
  return auth;
}

function userOf({ uid, email, displayName, emailVerified }: FirebaseUser): User {
  return { id: uid, email: email ?? "", user_metadata: { full_name: displayName ?? "" }, emailVerified };
}
