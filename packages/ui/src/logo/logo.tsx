import { logo, name } from "./logo.css.ts";

/** The properties of {@link Logo}. */
export interface LogoProps {
  /** The address of the image; empty for a company without one, whose name is shown instead. */
  src: string;
  /** The company's name. */
  alt: string;
  /** The width of its box, in px. */
  width: number;
  /** The height of its box, in px. */
  height: number;
}

/**
 * A logo in a box of fixed size, aligned with the content below it in either direction, whatever its proportions are.
 *
 * @example
 * <Logo src="/logo.svg" alt="Northgale" width={140} height={35} />
 */
export function Logo({ src, alt, width, height }: LogoProps) {
  if (src === "") return <span className={name}>{alt}</span>;
  return <img className={logo} src={src} alt={alt} width={width} height={height} />;
}
