import { breakpoints } from "@broker/ui/theme";
import { useDrawn } from "../drawn.ts";
import { avifOf, type Drawing, type Picture, type Scheme, webpOf } from "../pictures.ts";

interface SourcesProps {
  readonly of: Drawing;
  readonly media?: string;
  readonly sizes: string;
}
interface ScreenProps {
  readonly of: Picture;
  readonly alt: string;
  /** The width, as in `sizes` of an image. */
  readonly sizes: string;
  readonly className: string;
  /** The first image of a page is loaded at once, others when they come near the viewport. */
  readonly isFirst?: boolean;
}

const narrow = `(max-width:${breakpoints.small - 0.02}px)`;

/** The sources of a drawing in both schemes, for viewports that match `media`. */
function Sources({ of, media, sizes }: SourcesProps) {
  const { addressOf, sizeOf } = useDrawn();
  const [width, height] = sizeOf(of.name);
  const setOf = (scheme: Scheme) =>
    of.widths.map((width) => `${addressOf(avifOf(of, scheme, width))} ${width}w`).join(", ");
  const shared = { type: "image/avif", sizes, ...(media !== undefined && { width, height }) };
  const before = media === undefined ? "" : `${media} and `;
  return (
    <>
      {/* The scheme switch completes the query of `data-dark`. */}
      <source
        data-dark={before}
        media={`${before}(prefers-color-scheme:dark)`}
        srcSet={setOf("dark")}
        {...shared}
      />
      <source media={media} srcSet={setOf("light")} {...shared} />
    </>
  );
}

/** A picture of the product in the visitor's scheme and in the language of the page. */
export function Screen({ of, alt, sizes, className, isFirst = false }: ScreenProps) {
  const { addressOf, sizeOf } = useDrawn();
  const [width, height] = sizeOf(of.name);
  return (
    <picture>
      {of.narrow && <Sources of={of.narrow} media={narrow} sizes="92vw" />}
      <Sources of={of} sizes={sizes} />
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
