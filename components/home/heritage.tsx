"use client";
import type { ReactNode } from "react";
import type { ShopPicture } from "#lib/shop/pictures/pictures.ts";
import { Picture } from "@/components/ui/picture";

type Props = { text: string; picture: ShopPicture; placeholder: ReactNode };

/** The maker's story, beside its picture. */
export function Heritage({ text, picture, placeholder }: Props) {
  return (
    <section id="about" className="page mt-20 sm:mt-28 grid items-center gap-8 md:grid-cols-2 md:gap-14">
      <Picture
        {...picture}
        sizes="(min-width: 80rem) 36rem, (min-width: 48rem) 45vw, 92vw"
        className="aspect-[4/3] rounded-pack"
        placeholder={placeholder}
      />
      <div>
        <h2 className="home-heading">Our Heritage Story</h2>
        <p className="mt-4 text-lg">{text}</p>
      </div>
    </section>
  );
}
