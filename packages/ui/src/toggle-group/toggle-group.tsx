import { ToggleButton } from "react-aria-components/ToggleButton";
import { ToggleButtonGroup } from "react-aria-components/ToggleButtonGroup";
import { group, toggle } from "./toggle-group.css.ts";

/** The properties of {@link ToggleGroup}. */
export interface ToggleGroupProps {
  /** The name of the group, for screen readers. */
  label: string;
  /** The options in their order. */
  options: readonly { id: string; label: string }[];
  /** The id of the selected option. */
  value: string;
  /** Called with the id of the selected option. */
  onChange: (id: string) => void;
}

/**
 * A choice of two to four views; exactly one view is selected.
 *
 * @example
 * <ToggleGroup label="Period" options={[{ id: "month", label: "Month" }, { id: "year", label: "Year" }]} value={period} onChange={setPeriod} />
 */
export function ToggleGroup({ label, options, value, onChange }: ToggleGroupProps) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      className={group}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const [key] = keys;
        if (key !== undefined && key !== value) onChange(String(key));
      }}
    >
      {options.map((option) => (
        <ToggleButton key={option.id} id={option.id} className={toggle}>
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
