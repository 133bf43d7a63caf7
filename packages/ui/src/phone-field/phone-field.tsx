import { TextField, type TextFieldProps } from "../text-field/text-field.tsx";

/** The properties of {@link PhoneField}. */
export interface PhoneFieldProps extends Omit<
  TextFieldProps,
  "type" | "prefix" | "suffix" | "inputMode" | "autoComplete"
> {
  /** The country's dial code with its plus, such as `+60`; follows the country field. */
  dialCode: string;
}

/**
 * A field for a telephone number; the dial code is shown before it.
 *
 * @example
 * <PhoneField label="Mobile number" dialCode="+60" value={phone} onChange={setPhone} />
 */
export function PhoneField({ dialCode, ...fieldProps }: PhoneFieldProps) {
  return (
    <TextField
      {...fieldProps}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      prefix={<bdi dir="ltr">{dialCode}</bdi>}
    />
  );
}
