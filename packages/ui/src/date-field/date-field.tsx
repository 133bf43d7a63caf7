import { parseDate, type CalendarDate } from "@internationalized/date";
import { CalendarDays } from "lucide-react";
import { Button as AriaButton } from "react-aria-components/Button";
import { DateInput, DateSegment } from "react-aria-components/DateField";
import { DatePicker } from "react-aria-components/DatePicker";
import { Dialog } from "react-aria-components/Dialog";
import { Group } from "react-aria-components/Group";
import { Popover } from "react-aria-components/Popover";
import { delayBlur } from "../field/after-press.ts";
import { FieldLabel, FieldNotes, type FieldWords } from "../field/field.tsx";
import { useRequired } from "../field/required.ts";
import { adornment, control, field } from "../field/field.css.ts";
import { Icon } from "../icon/icon.tsx";
import { popover } from "../popover/popover.css.ts";
import { CalendarPanel } from "./calendar-panel.tsx";
import { dateInput, panel, segment, segments } from "./date-field.css.ts";

/** The properties of {@link DateField}. */
export interface DateFieldProps extends FieldWords {
  /** A day without time or zone, as `YYYY-MM-DD`; `null` while empty. */
  value: string | null;
  /** Called with a day as `YYYY-MM-DD`, or with `null` when the field is cleared. */
  onChange: (value: string | null) => void;
  /** Called when the field loses focus. */
  onBlur?: () => void;
  /** The first selectable day, as `YYYY-MM-DD`. */
  min?: string;
  /** The last selectable day, as `YYYY-MM-DD`. */
  max?: string;
  /** The id of the field. */
  id?: string;
  /** The name of the field in a form. */
  name?: string;
  /** Whether the form needs a day; a `Form` sets it for its fields. */
  isRequired?: boolean;
  /** Whether the day is shown, but cannot be changed. */
  isReadOnly?: boolean;
  /** The label of the calendar's arrow to the previous month. */
  previousLabel: string;
  /** The label of the calendar's arrow to the next month. */
  nextLabel: string;
}

const dayOf = (text: string): CalendarDate => parseDate(text);

/**
 * A field for a day, typed by segments in the order of the locale or picked from a calendar. It has no time zone, so
 * its day never shifts.
 *
 * @example
 * <DateField label="Date of birth" value={dob} onChange={setDob} max="2008-11-21" previousLabel="Previous month" nextLabel="Next month" />
 */
export function DateField(props: DateFieldProps) {
  const {
    label,
    description,
    errorMessage,
    value,
    onChange,
    min,
    max,
    previousLabel,
    nextLabel,
    ...behaviour
  } = props;
  const isRequired = useRequired(behaviour);
  return (
    <DatePicker
      {...behaviour}
      {...delayBlur(behaviour.onBlur)}
      className={field}
      value={value === null ? null : dayOf(value)}
      onChange={(date) => onChange(date === null ? null : date.toString())}
      {...(min !== undefined && { minValue: dayOf(min) })}
      {...(max !== undefined && { maxValue: dayOf(max) })}
      isInvalid={errorMessage !== undefined}
      isRequired={isRequired}
      validationBehavior="aria"
      shouldForceLeadingZeros
    >
      <FieldLabel>{label}</FieldLabel>
      <Group className={`${control} ${dateInput}`}>
        <DateInput className={segments}>
          {(part) => <DateSegment segment={part} className={segment} />}
        </DateInput>
        <AriaButton className={adornment}>
          <Icon of={CalendarDays} />
        </AriaButton>
      </Group>
      <FieldNotes description={description} errorMessage={errorMessage} />
      <Popover className={popover} offset={4}>
        <Dialog className={panel}>
          <CalendarPanel previousLabel={previousLabel} nextLabel={nextLabel} />
        </Dialog>
      </Popover>
    </DatePicker>
  );
}
