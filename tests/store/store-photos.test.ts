import { describe, expect, test } from "vitest";
import { MOST_PHOTO_FILES, type PhotoFile } from "#lib/server/store/store.ts";
import { stores } from "@/tests/support/stores";

const files = (hash: string, count = 7): PhotoFile[] =>
  Array.from({ length: count }, (_, n) => ({ name: `tea-photo-${n}.${hash}.avif`, bytes: Uint8Array.of(n, 0, 255) }));

describe.each(stores)("the photos in %s", (_name, connector) => {
  test("what one server saves every server reads, byte by byte; there is nothing under another name", async () => {
    const connect = connector();
    const [one, two] = [connect(), connect()];
    expect(await one.photo("tea-photo-6.aaaaaaaa.avif")).toBeNull();
    expect(await one.savePhoto(files("aaaaaaaa"))).toBe(true);
    expect([...((await two.photo("tea-photo-6.aaaaaaaa.avif")) ?? [])]).toEqual([6, 0, 255]);
    expect(await two.photo("tea-photo-6.bbbbbbbb.avif")).toBeNull();
  });

  // promise: What is behind a name never changes
  test("a photo that is saved once more stays as it is", async () => {
    const store = connector()();
    await store.savePhoto(files("aaaaaaaa"));
    const others = files("aaaaaaaa").map(({ name }) => ({ name, bytes: Uint8Array.of(9) }));
    expect(await store.savePhoto(others)).toBe(true);
    expect([...((await store.photo("tea-photo-1.aaaaaaaa.avif")) ?? [])]).toEqual([1, 0, 255]);
  });

  test("as many are kept as there may be and no file more; one that is there is saved again all the same", async () => {
    const store = connector()();
    for (let n = 0; n < MOST_PHOTO_FILES; n += 300) await store.savePhoto(files(`${1e7 + n}`, 300));
    expect(await store.savePhoto(files("aaaaaaaa"))).toBe(false);
    expect(await store.photo("tea-photo-0.aaaaaaaa.avif")).toBeNull();
    expect(await store.savePhoto(files(`${1e7}`))).toBe(true);
  });

  test("a product's photos are deleted but the shown one; another product's stay, also one that begins with its name", async () => {
    const store = connector()();
    const other = files("bbbbbbbb").map((file) => ({ ...file, name: file.name.replace("tea", "tea-photo") }));
    for (const photo of [files("aaaaaaaa"), files("bbbbbbbb"), other]) await store.savePhoto(photo);
    expect(await store.deletePhotos("tea", "aaaaaaaa")).toBe(7);
    expect(await store.photo("tea-photo-1.bbbbbbbb.avif")).toBeNull();
    for (const name of ["tea-photo-6.aaaaaaaa.avif", "tea-photo-photo-0.bbbbbbbb.avif"])
      expect(await store.photo(name)).not.toBeNull();
    expect(await store.deletePhotos("tea", null)).toBe(7);
  });
});
