import { findProductByName } from "#lib/shop/catalogue/catalogue.ts";
import { packFiles, pictureFiles } from "#lib/shop/pictures/picture-files.ts";
import { Kolam } from "@/components/ui/kolam";
import { Picture } from "@/components/ui/picture";

/** The first product of the order, in a cup of the spice box; a kolam is drawn beside it. */
export function PlacedCup({ name = "" }: { name?: string }) {
  const product = findProductByName(name);
  return (
    <div className="relative w-36 shrink-0 lg:mt-4 lg:w-80 xl:w-96 print:hidden">
      <Picture
        {...(product ? packFiles(product, { to: 800 }) : pictureFiles("placeholder"))}
        alt=""
        sizes="(min-width: 64rem) 24rem, 9rem"
        className="aspect-square rounded-full border-4 border-brass lg:border-8"
        placeholder={<Kolam rows={[1, 3, 5, 3, 1]} className="size-1/2 text-brass" />}
      />
      <Kolam
        rows={[1, 3, 5, 7, 5, 3, 1]}
        unit
        className="placed-kolam absolute -right-24 -bottom-2 size-28 text-turmeric lg:-right-6 lg:-bottom-10 lg:size-36"
      />
    </div>
  );
}
