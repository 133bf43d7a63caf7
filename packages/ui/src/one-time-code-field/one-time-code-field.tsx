import type { ReactNode } from "react";
import { Input } from "react-aria-components/Input";
import { TextField as AriaTextField } from "react-aria-components/TextField";
import { delayBlur } from "../field/after-press.ts";
import { FieldLabel, FieldNotes, type FieldWords } from "../field/field.tsx";
import { useRequired } from "../field/required.ts";
import { control, field, input } from "../field/field.css.ts";
import { toLatinDigits } from "../field/latin-digits.ts";
import type { TextFieldBehaviour } from "../text-field/text-field.tsx";
import { code, frame, row } from "./one-time-code-field.css.ts";

/** The properties of {@link OneTimeCodeField}. */
export interface OneTimeCodeFieldProps
  extends
    FieldWords,
    Pick<TextFieldBehaviour, "id" | "name" | "isRequired" | "isDisabled" | "autoFocus" | "onBlur"> {
  /** The digits so far; `""` while empty. */
  value: string;
  /** Called with digits 0 to 9, at most `length` of them, converted from any script. */
  onChange: (value: string) => void;
  /** The number of digits of the code; 6 by default. */
  length?: number;
  /** Shown beside the field, such as the button that requests a code. */
  action?: ReactNode;
}

/**
 * A field for a code from an e-mail or a message: a single field, so that pasting and the phone's suggestion work.
 *
 * @example
 * <OneTimeCodeField label="OTP" value={otp} onChange={setOtp} />
 */
export function OneTimeCodeField(props: OneTimeCodeFieldProps) {
  const { label, description, errorMessage, onChange, length = 6, action, ...behaviour } = props;
  const isRequired = useRequired(behaviour);
  return (
    <AriaTextField
      {...behaviour}
      {...delayBlur(behaviour.onBlur)}
      className={field}
      inputMode="numeric"
      autoComplete="one-time-code"
      onChange={(typed) => onChange(toLatinDigits(typed).replaceAll(/\D/g, "").slice(0, length))}
      isInvalid={errorMessage !== undefined}
      isRequired={isRequired}
      validationBehavior="aria"
    >
      <FieldLabel>{label}</FieldLabel>
      <div className={row}>
        <div className={`${control} ${frame}`}>
          <Input className={`${input} ${code}`} />
        </div>
        {action}
      </div>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaTextField>
  );
}
