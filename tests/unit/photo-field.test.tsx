import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { photoProblem } from "#lib/browser/staff/send-photo.ts";
import { MOST_PHOTO_BYTES } from "#lib/shop/pictures/photo.ts";
import { PhotoField } from "@/components/staff/photo-frame";

test("the field asks for a photo, from the camera or from what is stored", () => {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <PhotoField slug="hill-tea" onPhoto={() => {}} />
    </QueryClientProvider>,
  );
  expect(html).toMatch(/<label for="([^"]+)"[^>]*>Photo of the pack.*<input id="\1"/);
  expect(html).toContain('accept="image/jpeg,image/png,image/webp"');
  expect(html).not.toContain("capture");
});

test("what the shop can't read is told before it is sent", async () => {
  expect(await photoProblem(new Blob(["\0\0\0\x18ftypheic\0\0\0\0"]))).toBe("heic");
  expect(await photoProblem(new Blob(["<svg/>"]))).toBe("type");
  expect(await photoProblem(new Blob([Uint8Array.of(255, 216, 255, 224)]))).toBeNull();
  expect(await photoProblem(new Blob([new Uint8Array(MOST_PHOTO_BYTES + 1)]))).toBe("bytes");
});
