import { overlay, overlayCard, spinner } from "./spinner.css.ts";

/** The properties of `Spinner`. */
interface SpinnerProps {
  /** The size: by default the size of a small icon; `large` is 32 px. */
  size?: "small" | "large";
}

/**
 * A rotating ring beside a text that describes the work; hidden from screen readers.
 *
 * @example
 * <Inline><Spinner /><Text>Checking the code</Text></Inline>
 */
export function Spinner({ size }: SpinnerProps) {
  return <span aria-hidden data-size={size} className={spinner} />;
}

/** The properties of `SpinnerOverlay`. */
interface SpinnerOverlayProps {
  /** The name of the running action, such as "Loading your account". */
  label: string;
}

/**
 * Covers the whole screen while no interaction is possible.
 *
 * @example
 * <SpinnerOverlay label="Loading your account" />
 */
export function SpinnerOverlay({ label }: SpinnerOverlayProps) {
  return (
    <output className={overlay}>
      <div className={overlayCard}>
        <Spinner size="large" />
        <span>{label}</span>
      </div>
    </output>
  );
}
