import { TextField, type TextFieldProps } from "../text-field/text-field.tsx";

export interface NativeDateFieldProps extends Pick<
  TextFieldProps,
  "id" | "name" | "label" | "description" | "errorMessage" | "onBlur" | "autoComplete" | "isReadOnly"
> {
  /** A day without time or zone, as `YYYY-MM-DD`; `""` while empty or incomplete. */
  value: string;
  onChange: (value: string) => void;
}

/**
 * A day through the browser's own field: typed part by part in the reader's order, the system's picker on phones, and
 * a fraction of the weight of `DateField`. For days that nobody looks up in a calendar, such as a date of birth.
 *
 * @example
 * <NativeDateField label="Date of birth" autoComplete="bday" value={dob} onChange={setDob} errorMessage={error} />
 */
export function NativeDateField(props: NativeDateFieldProps) {
  return <TextField {...props} type="date" />;
}
