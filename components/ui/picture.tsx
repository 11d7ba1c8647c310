import type { ReactNode } from "react";

type Props = {
  /** Chooses the placeholder's colours. */
  name: string;
  /** The browser takes the first source that it supports and whose media query matches. */
  sources: { type: string; srcSet: string; width: number; height: number; media?: string }[];
  /** What a browser takes that no source fits. */
  src: string;
  /** Width and height give the aspect ratio that is reserved, so that nothing moves when the picture has loaded. */
  width: number;
  height: number;
  alt: string;
  /** The alternative text's, where it is not the page's own. */
  lang?: string | undefined;
  /** The displayed width, as the `sizes` attribute of HTML. */
  sizes: string;
  /** The largest of the first screen: fetched at once and before others. */
  priority?: boolean;
  /**
   * On the first screen: fetched at once. The rest wait for the page's load event, and until they are nearly visible.
   */
  eager?: boolean;
  /** Drawn instead when the picture can't be loaded. */
  placeholder?: ReactNode;
  className?: string;
};

/**
 * A picture in all its formats and widths. It fills its box: `className` gives the box its shape where it is not the
 * picture's own. The document, once per page, shows the placeholder.
 * Browsers fetch lazy pictures long before they are visible, and before the page has loaded: on a phone they would
 * delay what is needed first. So where the box has its shape without them, they are loaded after the page (see
 * load-order-script).
 */
export function Picture({
  name,
  sources,
  src,
  width,
  height,
  alt,
  lang,
  sizes,
  priority,
  eager = priority,
  placeholder,
  className,
}: Props) {
  return (
    <span
      className={className ? `picture ${className}` : "picture"}
      data-picture={name}
      data-later={className && !eager ? "" : undefined}
    >
      <picture>
        {sources.map((source) => (
          <source key={source.srcSet} sizes={sizes} {...source} />
        ))}
        <img
          src={src}
          width={width}
          height={height}
          alt={alt}
          lang={lang}
          loading={eager ? "eager" : "lazy"}
          fetchPriority={priority ? "high" : undefined}
          decoding="async"
        />
      </picture>
      {placeholder && <span className="picture-placeholder">{placeholder}</span>}
    </span>
  );
}
