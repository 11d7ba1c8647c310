import { pictureOf } from "#lib/shop/pictures/pictures.ts";
import { story } from "#lib/shop/shop-texts.ts";
import { Kolam } from "@/components/ui/kolam";
import { Picture } from "@/components/ui/picture";

/** The maker's story, beside its picture. */
export function Heritage() {
  return (
    <section id="about" className="page mt-20 sm:mt-28 grid items-center gap-8 md:grid-cols-2 md:gap-14">
      <Picture
        {...pictureOf("heritage")}
        sizes="(min-width: 80rem) 36rem, (min-width: 48rem) 45vw, 75vw"
        className="aspect-[4/3] rounded-pack"
        placeholder={<Kolam rows={[1, 3, 5, 3, 1]} className="size-32 text-brass" />}
      />
      <div>
        <h2 className="text-3xl sm:text-5xl">Our Heritage Story</h2>
        <p className="mt-4 text-lg">{story.heritage}</p>
      </div>
    </section>
  );
}
