import { useMemo } from "react";
import { useStorageItem } from "#lib/browser/storage/storage-item.ts";
import type { ProfileForm } from "#lib/shop/account/account-forms.ts";
import { NOT_AUTHENTICATED, signInMessage } from "#lib/shop/account/sign-in-messages.ts";
import type { User } from "#lib/shop/account/user.ts";
import { type Outcome, rename } from "./account.ts";
import { readSession } from "./session.ts";
import { profileItem, readProfile } from "./user-storage.ts";

/** The profile of the signed-in user, and how it is saved: her name at the provider, the rest in this browser. */
export function useProfile(user: User) {
  const item = profileItem(user.id);
  const kept = useStorageItem(item, null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `kept` is what readProfile reads; a change of it counts.
  const profile = useMemo(() => readProfile(user), [user, kept]);

  async function save(form: ProfileForm): Promise<Outcome> {
    if (readSession().user?.id !== user.id) return { ok: false, sentence: NOT_AUTHENTICATED };
    if (form.name !== user.user_metadata.full_name) {
      const renamed = await rename(form.name);
      if (!renamed.ok) return renamed;
    }
    const kept = item.write({ ...readProfile(user), ...form });
    return kept ? { ok: true } : { ok: false, sentence: signInMessage("profile", "") };
  }
  return { profile, save };
}
