import { type ReactNode, useState } from "react";
import { picture } from "./picture.css.ts";

export interface PictureProps {
  /** Address of the picture. */
  src: string;
  /** What it shows, for those who do not see it. */
  alt: string;
  /** Stands in its place when the browser cannot show it. */
  fallback: ReactNode;
}

/**
 * A picture from elsewhere, whole and never wider than its place.
 *
 * @example
 * <Picture src={receipt} alt="Receipt of D-1" fallback={<Notice tone="information">Please open the file.</Notice>} />
 */
export function Picture({ src, alt, fallback }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (broken === src) return fallback;
  return <img className={picture} src={src} alt={alt} onError={() => setBroken(src)} />;
}
