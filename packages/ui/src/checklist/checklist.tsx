import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { circle } from "../step-rail/step-rail.css.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { checklist, content, item, mark } from "./checklist.css.ts";

/** A step of a {@link Checklist}. */
export interface ChecklistStep {
  /** The key of the step. */
  id: string;
  /** The state: completed, the current step, or a step ahead of it. */
  state: "complete" | "current" | "ahead";
  /** The name of the step; for the current one, with its text and its button. */
  children: ReactNode;
}

/** The properties of {@link Checklist}. */
export interface ChecklistProps {
  /** The steps in their order. */
  steps: readonly ChecklistStep[];
  /** The hidden text after the name of a completed step, such as "completed". */
  completeLabel?: string;
  /** `guide` opens the current step beside the names of the others, `list` opens all steps below each other. */
  look?: "guide" | "list";
}

/**
 * Steps to complete in any number of visits. The current one is open; on desktops it is beside the others.
 *
 * @example
 * <Checklist steps={[{ id: "email", state: "current", children: <Button>Resend</Button> }]} completeLabel="completed" />
 */
export function Checklist({ steps, completeLabel, look = "guide" }: ChecklistProps) {
  return (
    <ol className={checklist({ look })}>
      {steps.map(({ id, state, children }, index) => (
        <li
          key={id}
          className={item({ state, look })}
          {...(state === "current" && { "aria-current": "step" })}
        >
          <span className={mark}>
            <span className={circle({ state })} aria-hidden>
              {state === "complete" ? <Icon of={Check} size="small" /> : index + 1}
            </span>
          </span>
          <div className={content({ isOpen: look === "list" || state === "current" || undefined })}>
            {children}
            {state === "complete" && <VisuallyHidden>{completeLabel}</VisuallyHidden>}
          </div>
        </li>
      ))}
    </ol>
  );
}
