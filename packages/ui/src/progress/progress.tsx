import { Label } from "react-aria-components/Label";
import { ProgressBar } from "react-aria-components/ProgressBar";
import { bar, done, head, progress, track } from "./progress.css.ts";
import { cssVariable } from "../theme/css-variable.ts";

export interface ProgressProps {
  /** What is going on, such as "Uploading receipt.pdf". */
  label: string;
  /** 0 to 100, or `undefined` while nobody knows how long it takes. */
  value: number | undefined;
}

/**
 * How far a piece of work has come.
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
          <span className={track} style={cssVariable(done, `${percentage ?? 0}%`)}>
            <span className={bar({ unknown: value === undefined || undefined })} />
          </span>
        </>
      )}
    </ProgressBar>
  );
}
