import type { ReactNode } from "react";

type Source = { type: string; srcSet: string; width: number; height: number; media?: string };

type Props = {
  /** Chooses the colours that stand here until the picture does. */
  name: string;
  /** The browser takes the first that it knows and whose media query holds. */
  sources: Source[];
  src: string;
  /** Together the shape that is kept free, so that nothing moves when the picture comes. */
  width: number;
  height: number;
  alt: string;
  /** How wide it is shown, as the attribute of that name says it. */
  sizes: string;
  /** Seen first: fetched at once and before others. The rest wait for the page's load, and until they are nearly in sight. */
  priority?: boolean;
  /** Drawn instead when the picture can't be loaded. */
  placeholder?: ReactNode;
  className?: string;
};

/**
 * A picture in every format and width it comes in. It fills its box: `className` gives that its shape where it is not the
 * picture's own. FailedPictures, once per page, sees to the placeholder.
 *
 * Browsers fetch lazy pictures long before they are in sight, and before the page has loaded: on a phone they would hold up
 * what is needed first. So where the box has its shape without them, they come after it (see DeferredPictures).
 */
export function Picture({ name, sources, src, width, height, alt, sizes, priority, placeholder, className }: Props) {
  return (
    <span
      className={className ? `picture ${className}` : "picture"}
      data-picture={name}
      data-later={className && !priority ? "" : undefined}
    >
      <picture>
        {sources.map((source) => (
          <source key={source.srcSet} sizes={sizes} {...source} />
        ))}
        <img
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading={priority ? "eager" : "lazy"}
          fetchPriority={priority ? "high" : undefined}
          decoding="async"
        />
      </picture>
      {placeholder && <span className="picture-placeholder">{placeholder}</span>}
    </span>
  );
}
