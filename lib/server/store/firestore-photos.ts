import "server-only";
import { answered } from "./firestore-calls.ts";
import type { Connected } from "./firestore-connection.ts";
import { MOST_PHOTO_FILES, type PhotoStore } from "./store.ts";

/** The owner's photos, in Firestore: a document for each file, under its name. */
export const photoStore = (connected: Connected): PhotoStore => ({
  async savePhoto(files) {
    const { db } = await connected();
    const photos = db.collection("photos");
    const first = await answered(() => photos.doc(files[0]?.name ?? "none").get());
    if (first.exists) return true;
    const { count } = (await answered(() => photos.count().get())).data();
    if (count + files.length > MOST_PHOTO_FILES) return false;
    const batch = db.batch();
    for (const { name, bytes } of files) batch.set(photos.doc(name), { bytes: Buffer.from(bytes) });
    await answered(() => batch.commit());
    return true;
  },
  async deletePhotos(slug, shown) {
    const { db, FieldPath } = await connected();
    const id = FieldPath.documentId();
    const photos = db.collection("photos");
    const named = photos.where(id, ">=", `${slug}-photo-0`).where(id, "<", `${slug}-photo-:`).select();
    const { docs } = await answered(() => named.get());
    const unused = docs.filter((file) => !file.id.includes(`.${shown}.`));
    // A photo has seven files, and a write may have five hundred.
    for (let start = 0; start < unused.length; start += 490) {
      const batch = db.batch();
      for (const file of unused.slice(start, start + 490)) batch.delete(file.ref);
      await answered(() => batch.commit());
    }
    return unused.length;
  },
  async photo(name) {
    const { db } = await connected();
    const found = await answered(() => db.collection("photos").doc(name).get());
    return (found.get("bytes") as Buffer | undefined) ?? null;
  },
});
