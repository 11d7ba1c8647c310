"use client";
import Link from "next/link";
import type { ReactNode } from "react";
import { type NamedPicture, pictureSources } from "#lib/shop/pictures/picture-sources.ts";
import { Picture } from "@/components/ui/picture";

type Props = {
  /** The product that is made, as a link at the end. */
  product: { slug: string; name: string };
  /** Each with its picture, where the shop has one. */
  steps: { title: string; text: string; picture?: NamedPicture & { alt: string } }[];
  /** The line that leads from step to step. */
  line: ReactNode;
  placeholder: ReactNode;
};

/** How one product is made, in three steps. */
export function Making({ product, steps, line, placeholder }: Props) {
  return (
    <section aria-labelledby="making" className="making mt-20 sm:mt-28">
      <div className="page">
        <h2 id="making" className="home-heading">
          How our {product.name} is made
        </h2>
        {line}
        <ol>
          {steps.map(({ title, text, picture }) => (
            <li key={title}>
              {picture && (
                <Picture
                  {...pictureSources(picture.name, picture, { from: 800, to: 800 })}
                  alt={picture.alt}
                  sizes="(min-width: 48rem) 24rem, 98vw"
                  className="mb-4 aspect-[4/3] rounded-pack"
                  placeholder={placeholder}
                />
              )}
              <h3 className="text-2xl">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <Link
          href={`/product-details/${product.slug}`}
          prefetch={false}
          className="mt-4 inline-flex min-h-11 items-center underline underline-offset-4"
        >
          See our {product.name}
        </Link>
      </div>
    </section>
  );
}
