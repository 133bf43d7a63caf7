import { group, toggle, unseen } from "./toggle-group.css.ts";

/**
 * Reserves the space of a {@link ToggleGroup} that is loading, at the size of the same labels, without its behaviour.
 * Hidden from screen readers.
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
