import { findProductByName } from "#lib/shop/catalogue/catalogue.ts";
import { packFiles, pictureFiles } from "#lib/shop/pictures/picture-files.ts";
import { Kolam } from "@/components/ui/kolam";
import { Picture } from "@/components/ui/picture";

/** As many as the spice box has cups. */
const CUPS = 7;

/** The packs that will arrive, each in a cup of the spice box; a kolam is drawn beside them. */
export function PlacedPacks({ names }: { names: string[] }) {
  return (
    <div className="placed-packs grid w-full max-w-88 flex-none grid-cols-4 gap-2 lg:grid-cols-2 lg:gap-4 print:hidden">
      {[...new Set(names)].slice(0, CUPS).map((name) => {
        const product = findProductByName(name);
        return (
          <Picture
            key={name}
            {...(product ? packFiles(product, { to: 560 }) : pictureFiles("placeholder"))}
            alt=""
            sizes="(min-width: 64rem) 11rem, 5rem"
            className="aspect-square rounded-full border-4 border-brass"
            placeholder={<Kolam rows={[1, 3, 5, 3, 1]} className="size-1/2 text-brass" />}
          />
        );
      })}
      <Kolam rows={[1, 3, 5, 7, 5, 3, 1]} unit className="placed-kolam h-auto w-full text-turmeric" />
    </div>
  );
}
