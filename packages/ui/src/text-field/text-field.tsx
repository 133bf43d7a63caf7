import { type ReactNode, useRef } from "react";
import { Input } from "react-aria-components/Input";
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from "react-aria-components/TextField";
import { useEarlyInput } from "../early-input/use-early-input.ts";
import { delayBlur } from "../field/after-press.ts";
import { FieldLabel, FieldNotes, type FieldWords } from "../field/field.tsx";
import { useRequired } from "../field/required.ts";
import { adornment, control, field, input } from "../field/field.css.ts";

/** The properties that all single-line fields share, by React Aria's names. */
export type TextFieldBehaviour = Pick<
  AriaTextFieldProps,
  | "id"
  | "name"
  | "value"
  | "defaultValue"
  | "onChange"
  | "onBlur"
  | "onFocus"
  | "autoComplete"
  | "autoFocus"
  | "inputMode"
  | "maxLength"
  | "isRequired"
  | "isReadOnly"
  | "isDisabled"
  | "spellCheck"
>;

/** The properties of {@link TextField}. */
export interface TextFieldProps extends FieldWords, TextFieldBehaviour {
  /** The kind of text, by which phones choose their keyboard. */
  type?: "text" | "email" | "tel" | "url" | "search" | "password" | "date";
  /** An example of a value; it does not replace the label. */
  placeholder?: string;
  /** Shown inside the frame before the input, such as a dial code. */
  prefix?: ReactNode;
  /** Shown inside the frame after the input, such as a unit or a button. */
  suffix?: ReactNode;
}

/**
 * A field for one line of text.
 *
 * @example
 * <TextField label="Email" type="email" autoComplete="username" value={email} onChange={setEmail} description="We send the confirmation here." />
 */
export function TextField(props: TextFieldProps) {
  const { label, description, errorMessage, placeholder, prefix, suffix, ...behaviour } = props;
  const isRequired = useRequired(behaviour);
  const box = useRef<HTMLInputElement>(null);
  useEarlyInput(box, ({ value }) => {
    if (value !== "" && value !== behaviour.value) behaviour.onChange?.(value);
  });
  return (
    <AriaTextField
      {...behaviour}
      {...delayBlur(behaviour.onBlur)}
      isInvalid={errorMessage !== undefined}
      isRequired={isRequired}
      validationBehavior="aria"
      className={field}
    >
      <FieldLabel>{label}</FieldLabel>
      <div className={control}>
        {prefix !== undefined && <span className={adornment}>{prefix}</span>}
        <Input ref={box} className={input} {...(placeholder !== undefined && { placeholder })} />
        {suffix}
      </div>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaTextField>
  );
}

/** The properties of `FieldUnit`. */
interface FieldUnitProps {
  /** The unit, such as a currency. */
  children: ReactNode;
}

/**
 * A unit or word with less emphasis for a field's `suffix`, such as `MYR`.
 *
 * @example
 * <TextField label="Leverage" suffix={<FieldUnit>: 1</FieldUnit>} />
 */
export function FieldUnit({ children }: FieldUnitProps) {
  return <span className={adornment}>{children}</span>;
}
