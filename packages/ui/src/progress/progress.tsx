import { Label } from "react-aria-components/Label";
import { ProgressBar } from "react-aria-components/ProgressBar";
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
 * The progress of running work.
 *
 * @example
 * <Progress label="Uploading receipt.pdf" value={40} />
 */
export function Progress({ label, value }: ProgressProps) {
  return (
    <ProgressBar {...(value === undefined ? { isIndeterminate: true } : { value })} className={progress}>
      {({ percentage, valueText }) => (
        <>
          <span className={head}>
            <Label>{label}</Label>
            <span>{valueText}</span>
          </span>
          <span className={track} style={toCssVariable(done, `${percentage ?? 0}%`)}>
            <span className={bar({ unknown: value === undefined || undefined })} />
          </span>
        </>
      )}
    </ProgressBar>
  );
}
