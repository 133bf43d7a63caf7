import { ChevronLeft, ChevronRight } from "lucide-react";
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarYearPicker,
} from "react-aria-components/Calendar";
import { IconButton } from "../icon-button/icon-button.tsx";
import { calendar, calendarHead, day, dayName, month, picker, pickers } from "./date-field.css.ts";

interface CalendarPanelProps {
  previousLabel: string;
  nextLabel: string;
}

interface PickerProps {
  "aria-label": string;
  value: number;
  onChange: (value: number) => void;
  items: readonly { id: number; formatted: string }[];
}

/** Selects the month or the year by a native list, which is quick over decades. */
function Picker({ value, onChange, items, ...label }: PickerProps) {
  return (
    <select
      {...label}
      className={picker}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {items.map(({ id, formatted }) => (
        <option key={id} value={id}>
          {formatted}
        </option>
      ))}
    </select>
  );
}

/** The days of one month, with lists for month and year. */
export function CalendarPanel({ previousLabel, nextLabel }: CalendarPanelProps) {
  return (
    <Calendar className={calendar}>
      <header className={calendarHead}>
        <IconButton slot="previous" icon={ChevronLeft} label={previousLabel} isDirectional />
        <span className={pickers}>
          <CalendarMonthPicker>
            {(props) => (
              <Picker {...props} value={Number(props.value)} onChange={props.onChange} items={props.items} />
            )}
          </CalendarMonthPicker>
          <CalendarYearPicker>
            {(props) => (
              <Picker {...props} value={Number(props.value)} onChange={props.onChange} items={props.items} />
            )}
          </CalendarYearPicker>
        </span>
        <IconButton slot="next" icon={ChevronRight} label={nextLabel} isDirectional />
      </header>
      <CalendarGrid className={month}>
        <CalendarGridHeader>
          {(name) => <CalendarHeaderCell className={dayName}>{name}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className={day} />}</CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}
