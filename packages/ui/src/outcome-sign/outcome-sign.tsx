import { ring, sign, stroke } from "./outcome-sign.css.ts";

/** The meaning of a result: done, refused or pending. */
export type OutcomeKind = "success" | "failure" | "waiting";

const paths: Readonly<Record<OutcomeKind, string>> = {
  success: "M18 29l7 7 14-16",
  failure: "M20 20l16 16M36 20L20 36",
  waiting: "M28 17v11l7 5",
};

/** The properties of `OutcomeSign`. */
interface OutcomeSignProps {
  /** The result that the sign draws. */
  outcome: OutcomeKind;
}

/**
 * A drawn sign above a result: a check, a cross or the hands of a clock. It is hidden from screen readers, because the
 * title has its meaning.
 *
 * @example
 * <OutcomeSign outcome="success" />
 */
export function OutcomeSign({ outcome }: OutcomeSignProps) {
  return (
    <svg aria-hidden viewBox="0 0 56 56" className={sign({ outcome })}>
      <circle className={ring} cx="28" cy="28" r="27" />
      <path className={stroke({ outcome })} d={paths[outcome]} pathLength={1} />
    </svg>
  );
}
