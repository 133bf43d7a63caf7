import { Check, CircleAlert } from "lucide-react";
import { type ReactNode, useId, useRef } from "react";
import {
  Checkbox as AriaCheckbox,
  type CheckboxProps as AriaCheckboxProps,
} from "react-aria-components/Checkbox";
import { delayBlur } from "../field/after-press.ts";
import { useRequired } from "../field/required.ts";
import { fieldError } from "../field/field.css.ts";
import { Icon } from "../icon/icon.tsx";
import { useEarlyInput } from "../early-input/use-early-input.ts";
import { box as boxStyle, checkbox, field } from "./checkbox.css.ts";

/** The properties of `Checkbox` that come from React Aria. */
type Behaviour = Pick<
  AriaCheckboxProps,
  "id" | "name" | "isSelected" | "defaultSelected" | "onChange" | "onBlur" | "isRequired" | "isDisabled"
>;

/** The properties of {@link Checkbox}. */
export interface CheckboxProps extends Behaviour {
  /** The label, which may contain links. */
  children: ReactNode;
  /** The error and how to correct it; marks the checkbox as invalid. */
  errorMessage?: string | undefined;
}

/**
 * A checkbox with its label and error.
 *
 * @example
 * <Checkbox isSelected={accepted} onChange={setAccepted} isRequired>I accept the terms</Checkbox>
 */
export function Checkbox({ children, errorMessage, ...behaviour }: CheckboxProps) {
  const isRequired = useRequired(behaviour);
  const errorId = useId();
  const isInvalid = errorMessage !== undefined;
  const box = useRef<HTMLInputElement>(null);
  useEarlyInput(box, ({ checked }) => {
    if (checked && behaviour.isSelected === false) behaviour.onChange?.(true);
  });
  return (
    <div className={field}>
      <AriaCheckbox
        {...behaviour}
        {...delayBlur(behaviour.onBlur)}
        inputRef={box}
        className={checkbox}
        isInvalid={isInvalid}
        isRequired={isRequired}
        validationBehavior="aria"
        {...(isInvalid && { "aria-describedby": errorId })}
      >
        <span className={boxStyle}>
          <Icon of={Check} size="small" />
        </span>
        <span>{children}</span>
      </AriaCheckbox>
      {isInvalid && (
        <span id={errorId} className={fieldError}>
          <Icon of={CircleAlert} size="small" />
          {errorMessage}
        </span>
      )}
    </div>
  );
}
