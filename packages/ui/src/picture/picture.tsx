import { type ReactNode, useState } from "react";
import { picture } from "./picture.css.ts";

/** The properties of {@link Picture}. */
export interface PictureProps {
  /** The address of the image. */
  src: string;
  /** A description of the image. */
  alt: string;
  /** Shown when the browser cannot show the image. */
  fallback: ReactNode;
}

/**
 * An external image, uncropped and never wider than its container.
 *
 * @example
 * <Picture src="/receipts/D-1.png" alt="Receipt of D-1" fallback={<Notice tone="information">Please open the file.</Notice>} />
 */
export function Picture({ src, alt, fallback }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (broken === src) return fallback;
  return <img className={picture} src={src} alt={alt} onError={() => setBroken(src)} />;
}
