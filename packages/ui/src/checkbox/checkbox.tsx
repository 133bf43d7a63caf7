import { Check, CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import {
  Checkbox as AriaCheckbox,
  type CheckboxProps as AriaCheckboxProps,
} from "react-aria-components/Checkbox";
import { fieldError } from "../field/field.css.ts";
import { Icon } from "../icon/icon.tsx";
import { box, checkbox, field } from "./checkbox.css.ts";

type Behaviour = Pick<
  AriaCheckboxProps,
  "id" | "name" | "isSelected" | "defaultSelected" | "onChange" | "onBlur" | "isRequired" | "isDisabled"
>;

export interface CheckboxProps extends Behaviour {
  /** What is agreed to or switched on; may hold links. */
  label: ReactNode;
  errorMessage?: string | undefined;
}

/**
 * A yes or no.
 *
 * @example
 * <Checkbox label="I accept the terms" isSelected={accepted} onChange={setAccepted} errorMessage={error} />
 */
export function Checkbox({ label, errorMessage, ...behaviour }: CheckboxProps) {
  const errorId = `${behaviour.id ?? behaviour.name ?? "checkbox"}-error`;
  const isInvalid = errorMessage !== undefined;
  return (
    <div className={field}>
      <AriaCheckbox
        {...behaviour}
        className={checkbox}
        isInvalid={isInvalid}
        validationBehavior="aria"
        {...(isInvalid && { "aria-describedby": errorId })}
      >
        <span className={box}>
          <Icon of={Check} size="small" />
        </span>
        <span>{label}</span>
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
