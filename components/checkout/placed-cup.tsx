import { findProductByName } from "#lib/shop/catalogue/catalogue.ts";
import { pictureFiles } from "#lib/shop/pictures/picture-files.ts";
import { Kolam } from "@/components/ui/kolam";
import { Picture } from "@/components/ui/picture";

/** The first product of the order, in a cup of the spice box, where the window is wide enough. */
export function PlacedCup({ name = "" }: { name?: string }) {
  return (
    <div className="relative mt-4 hidden w-80 shrink-0 lg:block xl:w-96 print:hidden">
      <Picture
        {...pictureFiles(findProductByName(name)?.image ?? "placeholder", { to: 800 })}
        alt=""
        sizes="24rem"
        className="aspect-square rounded-full border-8 border-brass"
        placeholder={<Kolam rows={[1, 3, 5, 3, 1]} className="size-40 text-brass" />}
      />
      <Kolam rows={[1, 3, 5, 7, 5, 3, 1]} className="absolute -right-6 -bottom-10 size-36 text-turmeric" />
    </div>
  );
}
