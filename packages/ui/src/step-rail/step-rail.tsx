import { Check } from "lucide-react";
import { Button as AriaButton } from "react-aria-components/Button";
import { Icon } from "../icon/icon.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { button, circle, label as labelStyle, rail, step as stepStyle } from "./step-rail.css.ts";

/** A step of a {@link StepRail}. */
export interface Step {
  /** The id of the step. */
  id: string;
  /** The name of the step. */
  label: string;
  /** The state: completed, the current step, or a step ahead of it. */
  state: "complete" | "current" | "ahead";
  /** Whether a press opens the step. */
  isReachable: boolean;
}

/** The properties of {@link StepRail}. */
export interface StepRailProps {
  /** The name of the rail, such as "Deposit steps". */
  label: string;
  /** The steps in their order. */
  steps: readonly Step[];
  /** Called with the id of a reachable step that is pressed. */
  onSelect: (id: string) => void;
  /** The hidden text after the name of a completed step, such as "completed". */
  completeLabel: string;
}

/**
 * The steps of a wizard as circles: completed, current and future ones.
 *
 * @example
 * export function Example() {
 *   const [step, setStep] = useState("amount");
 *   const isAtAmount = step === "amount";
 *   return (
 *     <StepRail
 *       label="Deposit steps"
 *       steps={[
 *         { id: "method", label: "Method", state: isAtAmount ? "complete" : "current", isReachable: isAtAmount },
 *         { id: "amount", label: "Amount", state: isAtAmount ? "current" : "ahead", isReachable: false },
 *         { id: "payment", label: "Payment", state: "ahead", isReachable: false },
 *       ]}
 *       onSelect={setStep}
 *       completeLabel="completed"
 *     />
 *   );
 * }
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
