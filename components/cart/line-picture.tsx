import type { CartItem } from "#lib/shop/cart/cart.ts";
import { findProductByName, pictureByName } from "#lib/shop/catalogue/catalogue.ts";
import { packFiles, pictureFiles } from "#lib/shop/pictures/picture-files.ts";
import { isSample } from "#lib/shop/pricing/line.ts";
import { Kolam } from "@/components/ui/kolam";
import { Picture } from "@/components/ui/picture";

type Props = {
  line: CartItem;
  /** The displayed width, as the `sizes` attribute of HTML, and the classes that make it so. */
  sizes: string;
  className: string;
  /** The classes of the kolam that is drawn where the picture can't be loaded. */
  kolam: string;
};

/** What arrives of a line: the pack, or for a sample its food. */
export function LinePicture({ line, sizes, className, kolam }: Props) {
  const product = findProductByName(line.name);
  const files =
    product && !isSample(line)
      ? packFiles(product, { to: 320 })
      : pictureFiles(pictureByName(line.name, line.category), { to: 320 });
  const placeholder = <Kolam rows={[1, 3, 1]} className={kolam} />;
  return <Picture {...files} alt="" sizes={sizes} className={className} placeholder={placeholder} />;
}
