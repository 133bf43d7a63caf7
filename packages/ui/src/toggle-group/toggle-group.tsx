import { ToggleButton } from "react-aria-components/ToggleButton";
import { ToggleButtonGroup } from "react-aria-components/ToggleButtonGroup";
import { group, toggle } from "./toggle-group.css.ts";

export interface ToggleGroupProps {
  /** Names the group for screen readers. */
  label: string;
  options: readonly { id: string; label: string }[];
  value: string;
  onChange: (id: string) => void;
}

/**
 * Two to four ways to look at the same thing, always exactly one of them on.
 *
 * @example
 * <ToggleGroup label="Tracker" options={trackers} value={tracker} onChange={setTracker} />
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
