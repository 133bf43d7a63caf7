import type { Picture } from "../pictures.ts";

interface ScreenProps {
  readonly of: Picture;
  readonly alt: string;
  /** How wide it stands, as in `sizes` of an image. */
  readonly sizes: string;
  readonly className: string;
  /** The first picture of a page is fetched at once, all others as they come near. */
  readonly isFirst?: boolean;
}

const setOf = (of: Picture, scheme: "light" | "dark") =>
  of.widths.map((width) => `/site/${of.name}-${scheme}-${width}.avif ${width}w`).join(", ");

/** A screen of the product in the visitor's scheme. */
export function Screen({ of, alt, sizes, className, isFirst = false }: ScreenProps) {
  const dark = "(prefers-color-scheme:dark)";
  return (
    <picture>
      <source media={dark} type="image/avif" srcSet={setOf(of, "dark")} sizes={sizes} />
      <source media={dark} type="image/webp" srcSet={`/site/${of.name}-dark.webp`} />
      <source type="image/avif" srcSet={setOf(of, "light")} sizes={sizes} />
      <img
        className={className}
        src={`/site/${of.name}-light.webp`}
        alt={alt}
        width={of.width}
        height={of.height}
        decoding={isFirst ? "sync" : "async"}
        {...(isFirst ? { fetchPriority: "high" } : { loading: "lazy" })}
      />
    </picture>
  );
}
