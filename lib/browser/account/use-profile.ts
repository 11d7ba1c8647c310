import { useMemo } from "react";
import { useStore } from "#lib/browser/store.ts";
import type { ProfileForm } from "#lib/shop/account/account-forms.ts";
import type { User } from "#lib/shop/account/user.ts";
import { rename } from "./account.ts";
import { readSession } from "./session.ts";
import { type SignInResult, signInFailure } from "./sign-in-failure.ts";
import { profileItem, readProfile } from "./user-storage.ts";

/** The profile of the signed-in user, and how to save it: the name at the provider, the rest in this browser. */
export function useProfile(user: User) {
  const item = profileItem(user.id);
  const stored = useStore(item, null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: readProfile reads `stored`; when it changes, the profile must be read again.
  const profile = useMemo(() => readProfile(user), [user, stored]);

  async function save(form: ProfileForm): Promise<SignInResult> {
    if (readSession().user?.id !== user.id) return signInFailure("notAuthenticated");
    if (form.name !== user.user_metadata.full_name) {
      const renamed = await rename(form.name);
      if (!renamed.ok) return renamed;
    }
    const isSaved = item.write({ ...readProfile(user), ...form });
    return isSaved ? { ok: true, data: null } : signInFailure("profile");
  }
  return { profile, save };
}
