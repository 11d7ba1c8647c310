import Link from "next/link";
import { weightsText } from "#lib/shop/catalogue/packs.ts";
import { heroPicture } from "#lib/shop/pictures/pictures.ts";
import { shop } from "#lib/shop/shop.ts";
import { hero } from "#lib/shop/shop-texts.ts";
import { Kolam } from "@/components/ui/kolam";
import { Picture } from "@/components/ui/picture";
import "./home.css";

/**
 * A phone's screen is a hair wider than the narrower file at two device pixels for one, and must not take the wide one for it.
 */
const SIZES = "(width < 48rem) 98vw, 100vw";

/**
 * The first thing seen: the open spice box, with the words where its picture is calm. That is on the left, and on a phone
 * above and below the box.
 */
export function Hero() {
  return (
    <section className="hero -mt-6 grid overflow-hidden bg-[#12100f] text-rice md:min-h-[30rem] md:grid-rows-[9fr_11fr] lg:grid-rows-[11fr_9fr] lg:min-h-[min(50vw,50rem)] [&>*]:col-start-1">
      <Picture
        {...heroPicture("48rem")}
        sizes={SIZES}
        priority
        className="hero-picture row-start-1 mt-14 aspect-[9/10] md:row-end-3 md:mt-0 md:aspect-auto [&_img]:object-top md:[&_img]:absolute"
        placeholder={<HeroPlaceholder />}
      />
      <div className="page relative row-start-1 pt-6 md:self-end md:pt-0">
        {/* Not in turmeric: the lightest parts of the picture behind leave that too little contrast. */}
        <p className="text-lg">{shop.tagline}</p>
        <h1 className="mt-2 text-4xl md:max-w-[6em] lg:text-6xl xl:text-7xl">{hero.headline}</h1>
      </div>
      <div className="page relative row-start-2 -mt-3 pb-7 md:mt-5 md:pb-0">
        <p className="max-w-xs md:max-w-64 lg:max-w-sm lg:text-lg">
          {hero.text}, in packs of {weightsText().replaceAll(" ", "\u00a0")}. Delivery is free all over India.
        </p>
        <Link href="/#categories" className="button mt-4 md:mt-7">
          Shop Now
        </Link>
      </div>
    </section>
  );
}

/** Shown where the spice box would be: on the right, or on a phone in the middle. */
function HeroPlaceholder() {
  return (
    <span className="mt-10 grid justify-items-center gap-4 px-6 text-center text-turmeric md:mt-0 md:ml-[50%]">
      <Kolam rows={[1, 3, 5, 3, 1]} className="size-40 text-brass lg:size-64" />
      <span className="font-display text-xl">{hero.placeholder}</span>
    </span>
  );
}
