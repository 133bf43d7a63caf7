import { Check, Minus } from "lucide-react";
import { Checkbox } from "react-aria-components/Checkbox";
import { box, checkbox } from "../checkbox/checkbox.css.ts";
import { Icon } from "../icon/icon.tsx";

const mark = ({ isIndeterminate }: { isIndeterminate: boolean }) => (
  <span className={box}>
    <Icon of={isIndeterminate ? Minus : Check} size="small" />
  </span>
);

/** The checkbox of a row, or of all rows in the head; react-aria names it in the reader's language. */
export function SelectionBox() {
  return (
    <Checkbox slot="selection" className={checkbox}>
      {mark}
    </Checkbox>
  );
}

interface TickBoxProps {
  /** What is ticked. */
  label: string;
  isTicked: boolean;
  /** Whether some of it is. */
  isMixed?: boolean;
  onTick: (isTicked: boolean) => void;
}

/** The same checkbox where the caller keeps the selection. */
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
