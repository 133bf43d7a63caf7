import { Check } from "lucide-react";
import { Button as AriaButton } from "react-aria-components/Button";
import { Icon } from "../icon/icon.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { button, circle, label as labelStyle, rail, step as stepStyle } from "./step-rail.css.ts";

export interface Step {
  id: string;
  label: string;
  state: "complete" | "current" | "ahead";
  /** Steps that cannot be gone to yet do not answer to a press. */
  isReachable: boolean;
}

export interface StepRailProps {
  /** Names the rail, such as "Deposit steps". */
  label: string;
  steps: readonly Step[];
  onSelect: (id: string) => void;
  /** Read out behind the name of a done step, such as "completed". */
  completeLabel: string;
}

/**
 * The steps of a wizard as circles: what is done, where one is, what comes.
 *
 * @example
 * <StepRail label="Steps" steps={steps} onSelect={goTo} completeLabel="completed" />
 */
export function StepRail({ label, steps, onSelect, completeLabel }: StepRailProps) {
  return (
    <nav aria-label={label}>
      <ol className={rail}>
        {steps.map((step, index) => (
          <li key={step.id} className={stepStyle} data-reached={step.state === "ahead" ? undefined : true}>
            <AriaButton
              className={button}
              isDisabled={!step.isReachable && step.state !== "current"}
              onPress={() => onSelect(step.id)}
              {...(step.state === "current" && { "aria-current": "step" })}
            >
              <span className={circle({ state: step.state })}>
                {step.state === "complete" ? <Icon of={Check} size="small" /> : index + 1}
              </span>
              <span className={labelStyle({ current: step.state === "current" })}>{step.label}</span>
              {step.state === "complete" && <VisuallyHidden>{completeLabel}</VisuallyHidden>}
            </AriaButton>
          </li>
        ))}
      </ol>
    </nav>
  );
}
