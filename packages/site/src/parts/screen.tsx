import { useDrawn } from "../drawn.ts";
import { avifOf, type Picture, type Scheme, webpOf } from "../pictures.ts";

interface ScreenProps {
  readonly of: Picture;
  readonly alt: string;
  /** The width, as in `sizes` of an image. */
  readonly sizes: string;
  readonly className: string;
  /** The first image of a page is loaded at once, others when they come near the viewport. */
  readonly isFirst?: boolean;
}

/** A picture of the product in the visitor's scheme and in the language of the page. */
export function Screen({ of, alt, sizes, className, isFirst = false }: ScreenProps) {
  const { addressOf, sizeOf } = useDrawn();
  const [width, height] = sizeOf(of.name);
  const setOf = (scheme: Scheme) =>
    of.widths.map((width) => `${addressOf(avifOf(of, scheme, width))} ${width}w`).join(", ");
  const dark = "(prefers-color-scheme:dark)";
  return (
    <picture>
      <source media={dark} type="image/avif" srcSet={setOf("dark")} sizes={sizes} />
      <source type="image/avif" srcSet={setOf("light")} sizes={sizes} />
      <img
        className={className}
        src={addressOf(webpOf(of))}
        alt={alt}
        width={width}
        height={height}
        decoding={isFirst ? "sync" : "async"}
        {...(isFirst ? { fetchPriority: "high" } : { loading: "lazy" })}
      />
    </picture>
  );
}
