import { ChevronsUpDown } from "lucide-react";
import { Button as AriaButton } from "react-aria-components/Button";
import { ListBox, Popover, Select as AriaSelect, SelectValue } from "react-aria-components/Select";
import type { SelectProps as AriaSelectProps } from "react-aria-components/Select";
import { delayBlur } from "../field/after-press.ts";
import { FieldLabel, FieldNotes, type FieldWords } from "../field/field.tsx";
import { control, field } from "../field/field.css.ts";
import { Icon } from "../icon/icon.tsx";
import { options as optionsStyle, popover } from "../popover/popover.css.ts";
import { renderOption, type Option } from "./option.tsx";
import { trigger, value as valueStyle } from "./select.css.ts";

/** The properties of `Select` that come from React Aria. */
type Behaviour = Pick<
  AriaSelectProps<Option>,
  "id" | "name" | "isRequired" | "isDisabled" | "onBlur" | "autoComplete"
>;

/** The properties of {@link Select}. */
export interface SelectProps extends FieldWords, Behaviour {
  /** The options in their order. */
  options: readonly Option[];
  /** The id of the selected option; `null` without a selection. */
  value: string | null;
  /** Called with the id of the selected option. */
  onChange: (id: string) => void;
  /** Shown while no option is selected, such as "Select a bank" or "Loading banks...". */
  placeholder: string;
}

/**
 * A field that selects one of a few options.
 *
 * @example
 * <Select label="Bank" placeholder="Select a bank" options={[{ id: "daybreak", label: "Daybreak Bank" }, { id: "ridgeline", label: "Ridgeline Bank" }]} value={bankCode} onChange={setBankCode} />
 */
export function Select(props: SelectProps) {
  const { label, description, errorMessage, options, onChange, ...behaviour } = props;
  return (
    <AriaSelect
      {...behaviour}
      {...delayBlur(behaviour.onBlur)}
      className={field}
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
      onChange={(key) => {
        if (key !== null) onChange(String(key));
      }}
    >
      <FieldLabel>{label}</FieldLabel>
      <AriaButton className={`${control} ${trigger}`}>
        <SelectValue className={valueStyle}>
          {({ defaultChildren, selectedText }) => selectedText || defaultChildren}
        </SelectValue>
        <Icon of={ChevronsUpDown} size="small" />
      </AriaButton>
      <FieldNotes description={description} errorMessage={errorMessage} />
      <Popover className={popover} offset={4}>
        <ListBox className={optionsStyle} items={options}>
          {renderOption}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
