import { Check, Minus } from "lucide-react";
import { Checkbox } from "react-aria-components/Checkbox";
import { box, checkbox } from "../checkbox/checkbox.css.ts";
import { Icon } from "../icon/icon.tsx";

const mark = ({ isIndeterminate }: { isIndeterminate: boolean }) => (
  <span className={box}>
    <Icon of={isIndeterminate ? Minus : Check} size="small" />
  </span>
);

/** The checkbox of a row, or of all rows in the head; React Aria names it in the user's language. */
export function SelectionBox() {
  return (
    <Checkbox slot="selection" className={checkbox}>
      {mark}
    </Checkbox>
  );
}

interface TickBoxProps {
  /** The name of the checkbox. */
  label: string;
  isTicked: boolean;
  /** Whether some rows are selected. */
  isMixed?: boolean;
  onTick: (isTicked: boolean) => void;
}

/** A checkbox for a table whose caller owns the selection. */
export function TickBox({ label, isTicked, isMixed = false, onTick }: TickBoxProps) {
  return (
    <Checkbox
      aria-label={label}
      className={checkbox}
      isSelected={isTicked}
      isIndeterminate={isMixed}
      onChange={onTick}
    >
      {mark}
    </Checkbox>
  );
}
