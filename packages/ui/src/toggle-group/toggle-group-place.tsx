import { group, toggle, unseen } from "./toggle-group.css.ts";

/**
 * Keeps the place of a {@link ToggleGroup} that is on its way, at its size for the same labels; without what makes it
 * work. Silent to screen readers.
 *
 * @example
 * <Suspense fallback={<ToggleGroupPlace labels={[t("stocks"), t("crypto")]} />}><Trackers /></Suspense>
 */
export function ToggleGroupPlace({ labels }: { labels: readonly string[] }) {
  return (
    <div className={group} aria-hidden>
      {labels.map((label) => (
        <span key={label} className={`${toggle} ${unseen}`}>
          {label}
        </span>
      ))}
    </div>
  );
}
