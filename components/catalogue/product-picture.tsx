import { SECOND_LANGUAGE } from "#lib/shop/language/language.ts";
import { pictureSources } from "#lib/shop/pictures/picture-sources.ts";
import type { ProductWithPicture } from "#lib/shop/pictures/pictures.ts";
import { Picture } from "@/components/ui/picture";

type Props = {
  product: Pick<ProductWithPicture, "names" | "picture">;
  /** The narrowest and the widest file worth offering here. */
  from: number;
  to: number;
  sizes: string;
  priority?: boolean;
  eager?: boolean;
  className?: string;
  /** Beside the product's name an alternative text would only be read out twice, in every card. */
  decorative?: boolean;
  /** Shown under the cup when the picture fails, where the picture is the page's main content. */
  failed?: string;
};

/** A product's picture. When it fails to load, the product's second name is shown, in a cup of the spice box. */
export function ProductPicture({ product: { names, picture }, from, to, failed, decorative, ...look }: Props) {
  return (
    <Picture
      {...pictureSources(picture.name, picture, { from, to })}
      alt={decorative ? "" : picture.alt}
      lang={decorative ? undefined : picture.lang}
      {...look}
      placeholder={
        <>
          <span className="cup w-3/5">
            <span lang={SECOND_LANGUAGE}>{names[SECOND_LANGUAGE]}</span>
          </span>
          {failed && <span className="text-(--deep)">{failed}</span>}
        </>
      }
    />
  );
}
