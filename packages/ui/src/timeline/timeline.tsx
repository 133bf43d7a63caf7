import { Check, Clock, X } from "lucide-react";
import type { ReactNode } from "react";
import { Icon, type IconProps } from "../icon/icon.tsx";
import { label as labelStyle, list, note, sign, step as stepStyle } from "./timeline.css.ts";

/** A step of a {@link Timeline}. */
export interface TimelineStep {
  /** The key of the step. */
  id: string;
  /** The name of the step, such as "In review". */
  label: string;
  /** The time of the step or its state, such as "20 Nov 2026, 14:32", so that colour and icon are not the only information. */
  note?: ReactNode;
  /** Whether the step is completed, current, ahead, or has failed. */
  state: "done" | "current" | "ahead" | "failed";
}

const signs: Partial<Record<TimelineStep["state"], IconProps["of"]>> = {
  done: Check,
  current: Clock,
  failed: X,
};

/** The properties of `Timeline`. */
interface TimelineProps {
  /** The name of the list, for screen readers. */
  label: string;
  /** The steps, oldest first. */
  steps: readonly TimelineStep[];
}

/**
 * The past, current and future steps of a process, in order.
 *
 * @example
 * <Timeline label="Progress" steps={[{ id: "sent", label: "Submitted", note: "20 Nov, 14:32", state: "done" }]} />
 */
export function Timeline({ label, steps }: TimelineProps) {
  return (
    <ol className={list} aria-label={label}>
      {steps.map(({ id, label: name, note: words, state }) => {
        const icon = signs[state];
        return (
          <li
            key={id}
            className={stepStyle}
            data-state={state}
            {...(state === "current" && { "aria-current": "step" })}
          >
            <span className={sign({ state })}>{icon && <Icon of={icon} size="small" />}</span>
            <div>
              <div className={labelStyle({ state })}>{name}</div>
              {words !== undefined && <div className={note}>{words}</div>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
