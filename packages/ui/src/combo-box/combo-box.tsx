import { ChevronsUpDown } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
} from "react-aria-components/ComboBox";
import { Input } from "react-aria-components/Input";
import { ListBox } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { announce } from "../announce/announce.ts";
import { delayBlur } from "../field/after-press.ts";
import { useRequired } from "../field/required.ts";
import { FieldLabel, FieldNotes, type FieldWords } from "../field/field.tsx";
import { adornment, control, field, input } from "../field/field.css.ts";
import { Icon } from "../icon/icon.tsx";
import { empty, options as optionsStyle, popover } from "../popover/popover.css.ts";
import { renderOption, type Option } from "../select/option.tsx";
import { Spinner } from "../spinner/spinner.tsx";

/** The properties of `ComboBox` that come from React Aria. */
type Behaviour = Pick<AriaComboBoxProps<Option>, "id" | "name" | "isRequired" | "isDisabled" | "onBlur">;

/** The properties of {@link ComboBox}. */
export interface ComboBoxProps extends FieldWords, Behaviour {
  /** The options in their order. */
  options: readonly Option[];
  /** The id of the selected option; `null` without a selection. */
  value: string | null;
  /** Called with the id of the selected option, or with `null` when the text is cleared. */
  onChange: (id: string | null) => void;
  /** Called after the selection of an option by a press or Enter, and not by Tab. For a choice that leads on. */
  onConfirm?: ((id: string) => void) | undefined;
  /** The message in the list when no option matches. */
  emptyLabel: string;
  /** Shown while the input is empty; it does not replace the label. */
  placeholder?: string;
  /** The input, where the caller searches, for example over the network; without it the options are filtered here. */
  inputValue?: string;
  /** Called with the text of the input, where the caller searches. */
  onInputChange?: (text: string) => void;
  /** Whether the field gets the focus, when it appears or when this becomes true, because the user fills it in next. */
  takesFocus?: boolean;
  /** Whether a search is running. */
  isLoading?: boolean;
}

/**
 * React Aria's attribute for its top layer: elements that have it when a list opens are not hidden from screen readers.
 */
const STAYS = "data-react-aria-top-layer";

/** Keeps the page, or the dialog around an open list, accessible: only modal elements may hide the rest. */
function RestIsHeard() {
  useEffect(() => {
    const dialog = document.activeElement?.closest("[role='dialog'], [role='alertdialog']");
    const rest = dialog ? [dialog] : [...document.body.children];
    for (const element of rest) element.setAttribute(STAYS, "");
    // React Aria hides the rest later in this task.
    queueMicrotask(() => {
      for (const element of rest) element.removeAttribute(STAYS);
    });
  }, []);
  return null;
}

/** Focuses a field once it is in view: its list opens on focus, and closes when the page scrolls. */
function useFocusInView(isDue: boolean) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isDue) return undefined;
    box.current?.scrollIntoView({ block: "nearest" });
    const frame = requestAnimationFrame(() => box.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [isDue]);
  return box;
}

interface ControlProps {
  placeholder: string | undefined;
  isLoading: boolean | undefined;
  takesFocus: boolean;
  /** Called with each key, or null for a press, before it takes effect. */
  onUse: (key: string | null) => void;
}

/** The input, with the button that opens the list. */
function Control({ placeholder, isLoading, takesFocus, onUse }: ControlProps) {
  const box = useFocusInView(takesFocus);
  return (
    <div
      className={control}
      onKeyDownCapture={({ key }) => onUse(key)}
      onPointerDownCapture={() => onUse(null)}
    >
      <Input ref={box} className={input} {...(placeholder !== undefined && { placeholder })} />
      <AriaButton className={adornment}>
        {isLoading === true ? <Spinner /> : <Icon of={ChevronsUpDown} size="small" />}
      </AriaButton>
    </div>
  );
}

/** Renders and announces why a list is empty. */
function NothingListed({ words }: { words: string }) {
  useEffect(() => announce(words), [words]);
  return <p className={empty}>{words}</p>;
}

/**
 * A field that selects one of many options, which typing filters.
 *
 * @example
 * <ComboBox label="Country" options={[{ id: "MY", label: "Malaysia" }, { id: "SG", label: "Singapore" }]} value={countryId} onChange={setCountryId} emptyLabel="No country found" />
 */
export function ComboBox(props: ComboBoxProps) {
  const {
    label,
    description,
    errorMessage,
    options,
    onChange,
    onConfirm,
    emptyLabel,
    placeholder,
    isLoading,
    takesFocus = false,
    ...behaviour
  } = props;
  const isRequired = useRequired(behaviour);
  const isLeaving = useRef(false);
  const isSearching = props.onInputChange !== undefined;
  // Where the caller searches, closing or leaving the list preserves the input without a selection.
  const items = isSearching ? { items: options, allowsCustomValue: true } : { defaultItems: options };
  return (
    <AriaComboBox
      {...behaviour}
      {...delayBlur(behaviour.onBlur)}
      {...items}
      className={field}
      menuTrigger="focus"
      allowsEmptyCollection
      isInvalid={errorMessage !== undefined}
      isRequired={isRequired}
      validationBehavior="aria"
      onChange={(key) => {
        const id = key === null ? null : String(key);
        onChange(id);
        if (id !== null && !isLeaving.current) onConfirm?.(id);
      }}
    >
      <FieldLabel>{label}</FieldLabel>
      <Control
        placeholder={placeholder}
        isLoading={isLoading}
        takesFocus={takesFocus}
        onUse={(key) => (isLeaving.current = key === "Tab")}
      />
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
