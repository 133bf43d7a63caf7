import { TextField, type TextFieldProps } from "../text-field/text-field.tsx";

/** The properties of {@link PhoneField}. */
export interface PhoneFieldProps extends Omit<
  TextFieldProps,
  "type" | "prefix" | "suffix" | "inputMode" | "autoComplete"
> {
  /** The country's dial code with its plus, such as `+60`; follows the country field. */
  dialCode: string;
  /** The two letters of the country, such as `MY`, before the dial code. */
  countryCode?: string | undefined;
}

/**
 * A field for a telephone number; country and dial code are shown before it.
 *
 * @example
 * <PhoneField label="Mobile number" countryCode="MY" dialCode="+60" value={phone} onChange={setPhone} />
 */
export function PhoneField({ dialCode, countryCode, ...fieldProps }: PhoneFieldProps) {
  return (
    <TextField
      {...fieldProps}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      prefix={
        <bdi dir="ltr">
          {countryCode} {dialCode}
        </bdi>
      }
    />
  );
}
