import { useId } from "react";
import { useLocale } from "../provider/surroundings.ts";
import { bar, done, head, progress, track } from "./progress.css.ts";
import { toCssVariable } from "../theme/css-variable.ts";

/** The properties of {@link Progress}. */
export interface ProgressProps {
  /** The running work, such as "Uploading receipt.pdf". */
  label: string;
  /** The progress from 0 to 100; `undefined` while it is unknown. */
  value: number | undefined;
}

/**
 * The progress of running work. Not React Aria's bar: its context is in the module of the button, which would bring it
 * and a formatter of numbers to every page.
 *
 * @example
 * <Progress label="Uploading receipt.pdf" value={40} />
 */
export function Progress({ label, value }: ProgressProps) {
  const labelId = useId();
  const { locale } = useLocale();
  const percentage = Math.min(Math.max(value ?? 0, 0), 100);
  const said =
    value === undefined
      ? undefined
      : new Intl.NumberFormat(locale, { style: "percent" }).format(percentage / 100);
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a `progress` has no parts that can be styled alike
      role="progressbar"
      aria-labelledby={labelId}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value === undefined ? undefined : percentage}
      aria-valuetext={said}
      className={progress}
    >
      <span className={head}>
        <span id={labelId}>{label}</span>
        <span>{said}</span>
      </span>
      <span className={track} style={toCssVariable(done, `${percentage}%`)}>
        <span className={bar({ unknown: value === undefined || undefined })} />
      </span>
    </div>
  );
}
