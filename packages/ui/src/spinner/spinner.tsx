import { overlay, overlayCard, spinner } from "./spinner.css.ts";

/** A turning ring beside words that say what is going on; itself silent. */
export function Spinner({ size }: { size?: "small" | "large" }) {
  return <span aria-hidden data-size={size} className={spinner} />;
}

/**
 * Covers the whole screen in grey while nothing can be done.
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
