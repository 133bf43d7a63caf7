import { overlay, overlayCard, spinner } from "./spinner.css.ts";

/** A rotating ring beside a text that describes the work; hidden from screen readers. */
export function Spinner({ size }: { size?: "small" | "large" }) {
  return <span aria-hidden data-size={size} className={spinner} />;
}

/**
 * Covers the whole screen while no interaction is possible.
 *
 * @example
 * {isLoading && <SpinnerOverlay label={messages.loadingAccount()} />}
 */
export function SpinnerOverlay({ label }: { label: string }) {
  return (
    <output className={overlay}>
      <div className={overlayCard}>
        <Spinner size="large" />
        <span>{label}</span>
      </div>
    </output>
  );
}
