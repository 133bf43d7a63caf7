import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { ListBoxItem } from "react-aria-components/ListBox";
import { Icon } from "../icon/icon.tsx";
import { option as optionStyle, optionHint, optionWords } from "../popover/popover.css.ts";

/** An option of a select or a combo box. */
export interface Option {
  /** The id of the option. */
  id: string;
  /** The name of the option. */
  label: string;
  /** A second line with less emphasis. */
  description?: string;
  /** A logo or a flag before the text. */
  media?: ReactNode;
}

/** Renders an `Option` in a list box. */
export function renderOption(option: Option) {
  return (
    <ListBoxItem id={option.id} textValue={option.label} className={optionStyle}>
      {({ isSelected }) => (
        <>
          {option.media}
          <span className={optionWords}>
            {option.label}
            {option.description !== undefined && <span className={optionHint}>{option.description}</span>}
          </span>
          {isSelected && <Icon of={Check} size="small" />}
        </>
      )}
    </ListBoxItem>
  );
}
