import "server-only";
import type { SqliteAccess } from "./sqlite-statements.ts";
import { MOST_PHOTO_FILES, type PhotoStore } from "./store.ts";

/** The owner's photos, in an order file. */
export const photoStore = ({ rows, read, write }: SqliteAccess): PhotoStore => ({
  savePhoto: (files) =>
    write(() => {
      const isKnown = rows.one("SELECT 1 FROM photos WHERE name = ?", files[0]?.name ?? "") !== undefined;
      const count = Number(rows.one("SELECT count(*) AS n FROM photos")?.n);
      if (!isKnown && count + files.length > MOST_PHOTO_FILES) return false;
      for (const { name, bytes } of files) rows.run("INSERT OR IGNORE INTO photos VALUES (?, ?)", name, bytes);
      return true;
    }),
  deletePhotos: (slug, shown) =>
    write(() => {
      const remove = "DELETE FROM photos WHERE name GLOB ? AND name NOT GLOB ? RETURNING name";
      // 'x-photo-' begins the names of a product 'x-photo' too: a width follows.
      return rows.all(remove, `${slug}-photo-[0-9]*`, `*.${shown}.*`).length;
    }),
  photo: (name) =>
    read(() => (rows.one("SELECT bytes FROM photos WHERE name = ?", name)?.bytes ?? null) as Uint8Array | null),
});
