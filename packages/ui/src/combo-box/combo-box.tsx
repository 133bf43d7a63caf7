import { ChevronsUpDown } from "lucide-react";
import { useEffect } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
} from "react-aria-components/ComboBox";
import { Input } from "react-aria-components/Input";
import { ListBox } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { announce } from "../announce/announce.ts";
import { lateBlur } from "../field/after-press.ts";
import { useRequired } from "../field/required.ts";
import { FieldLabel, FieldNotes, type FieldWords } from "../field/field.tsx";
import { adornment, control, field, input } from "../field/field.css.ts";
import { Icon } from "../icon/icon.tsx";
import { empty, options as optionsStyle, popover } from "../popover/popover.css.ts";
import { renderOption, type Option } from "../select/option.tsx";
import { Spinner } from "../spinner/spinner.tsx";

type Behaviour = Pick<AriaComboBoxProps<Option>, "id" | "name" | "isRequired" | "isDisabled" | "onBlur">;

export interface ComboBoxProps extends FieldWords, Behaviour {
  options: readonly Option[];
  /** Id of the chosen option; `null` while none is. */
  value: string | null;
  onChange: (id: string | null) => void;
  /** Said in the list when nothing fits what was typed. */
  emptyLabel: string;
  placeholder?: string;
  /** With these two the caller searches (over the network); without, the options are filtered here. */
  inputValue?: string;
  onInputChange?: (text: string) => void;
  /** Whether a search is under way. */
  isLoading?: boolean;
}

/** What react-aria never hides, as what it calls the top layer: what bears it when a list opens stays heard. */
const STAYS = "data-react-aria-top-layer";

/** Keeps the page, or the dialog around an open list, heard: only what is modal may hide the rest. */
function RestIsHeard() {
  useEffect(() => {
    const dialog = document.activeElement?.closest("[role='dialog'], [role='alertdialog']");
    const rest = dialog ? [dialog] : [...document.body.children];
    for (const element of rest) element.setAttribute(STAYS, "");
    // Hiding comes next, in this same task.
    queueMicrotask(() => {
      for (const element of rest) element.removeAttribute(STAYS);
    });
  }, []);
  return null;
}

/** Says why a list is empty, to who listens too. */
function NothingListed({ words }: { words: string }) {
  useEffect(() => announce(words), [words]);
  return <p className={empty}>{words}</p>;
}

/**
 * One of many options, found by typing.
 *
 * @example
 * <ComboBox label="Country" options={countries} value={countryId} onChange={setCountryId} emptyLabel="No country found" />
 */
export function ComboBox(props: ComboBoxProps) {
  const {
    label,
    description,
    errorMessage,
    options,
    onChange,
    emptyLabel,
    placeholder,
    isLoading,
    ...behaviour
  } = props;
  const isRequired = useRequired(behaviour);
  const isSearching = props.onInputChange !== undefined;
  // Where the caller searches, what was typed stays, with nothing chosen, when the list is closed or left.
  const items = isSearching ? { items: options, allowsCustomValue: true } : { defaultItems: options };
  return (
    <AriaComboBox
      {...behaviour}
      {...lateBlur(behaviour.onBlur)}
      {...items}
      className={field}
      menuTrigger="focus"
      allowsEmptyCollection
      isInvalid={errorMessage !== undefined}
      isRequired={isRequired}
      validationBehavior="aria"
      onChange={(key) => onChange(key === null ? null : String(key))}
    >
      <FieldLabel>{label}</FieldLabel>
      <div className={control}>
        <Input className={input} {...(placeholder !== undefined && { placeholder })} />
        <AriaButton className={adornment}>
          {isLoading === true ? <Spinner /> : <Icon of={ChevronsUpDown} size="small" />}
        </AriaButton>
      </div>
      <FieldNotes description={description} errorMessage={errorMessage} />
      <Popover className={popover} offset={4}>
        <RestIsHeard />
        <ListBox<Option>
          className={optionsStyle}
          renderEmptyState={() => <NothingListed words={emptyLabel} />}
        >
          {renderOption}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
