import { TextField, type TextFieldProps } from "../text-field/text-field.tsx";

/** The properties of {@link NativeDateField}. */
export interface NativeDateFieldProps extends Pick<
  TextFieldProps,
  "id" | "name" | "label" | "description" | "errorMessage" | "onBlur" | "autoComplete" | "isReadOnly"
> {
  /** A day without time or zone, as `YYYY-MM-DD`; `""` while empty or incomplete. */
  value: string;
  /** Called with a day as `YYYY-MM-DD`, or with `""` while it is incomplete. */
  onChange: (value: string) => void;
}

/**
 * A field for a day by the browser's own control: typed in the order of the locale, with the system's picker on phones,
 * and a fraction of the size of `DateField`. For dates that need no calendar, such as a date of birth.
 *
 * @example
 * <NativeDateField label="Date of birth" autoComplete="bday" value={dob} onChange={setDob} />
 */
export function NativeDateField(props: NativeDateFieldProps) {
  return <TextField {...props} type="date" />;
}
