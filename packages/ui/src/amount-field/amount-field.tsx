import { useId, useState } from "react";
import { useLocale } from "react-aria-components/I18nProvider";
import { Input } from "react-aria-components/Input";
import { TextField as AriaTextField } from "react-aria-components/TextField";
import { afterPress } from "../field/after-press.ts";
import { FieldLabel, FieldNotes, type FieldWords } from "../field/field.tsx";
import { useRequired } from "../field/required.ts";
import { adornment, control, field, input } from "../field/field.css.ts";
import type { TextFieldBehaviour } from "../text-field/text-field.tsx";
import { amount, currency as currencyStyle } from "./amount-field.css.ts";
import { toDecimal, toTyped } from "./amount-format.ts";

export interface AmountFieldProps
  extends
    FieldWords,
    Pick<TextFieldBehaviour, "id" | "name" | "isRequired" | "isReadOnly" | "isDisabled" | "autoFocus"> {
  /** Exact decimal with a point, such as `"1234.5"`; `""` while empty, and while what was typed is no amount. */
  value: string;
  /**
   * Called with an exact decimal, never with a binary float; with `""` for what is no amount yet, as `1,234,5`, which
   * stays as it was typed.
   */
  onChange?: (value: string) => void;
  onBlur?: () => void;
  /** What is wrong where the field was left with what is no amount, as `1,234,5`; `errorMessage` goes before it. */
  unreadMessage?: string;
  /** Shown at the end of the frame, such as `USD`. */
  currency: string;
  /** Decimals that the currency has; 2 unless told. */
  fractionDigits?: number;
  size?: "medium" | "large";
  /** Ids of what stands elsewhere and belongs to the amount, such as its rate and its limits. */
  "aria-describedby"?: string;
}

/**
 * An amount of money, typed in the reader's own way of writing numbers. For a two-way conversion set two of them
 * beside each other, each `onChange` computing the other's `value`. A text field and not a number field, because
 * a JavaScript number cannot hold every amount.
 *
 * @example
 * <AmountField label="You send" currency="MYR" value={local} onChange={setLocal} />
 */
export function AmountField(props: AmountFieldProps) {
  const {
    label,
    description,
    unreadMessage,
    value,
    onChange,
    onBlur,
    currency,
    fractionDigits = 2,
    size,
    errorMessage: ownMessage,
    "aria-describedby": describedBy,
    ...rest
  } = props;
  const isRequired = useRequired(rest);
  const { locale } = useLocale();
  const [isFocused, setFocused] = useState(false);
  /** The text as it was typed, while it stands for the value. */
  const [draft, setDraft] = useState<{ text: string; decimal: string } | null>(null);
  if (draft && !isFocused && draft.decimal !== value) setDraft(null);
  const isAsTyped = draft?.decimal === value && (isFocused || value === "");
  const isUnread = isAsTyped && !isFocused && draft.text !== "";
  const errorMessage = ownMessage ?? (isUnread ? unreadMessage : undefined);
  const accept = (typed: string) => {
    setFocused(true);
    const decimal = toDecimal(typed, locale, fractionDigits);
    if (decimal === null) return;
    setDraft({ text: typed, decimal });
    if (decimal !== value) onChange?.(decimal);
  };
  const start = (box: HTMLInputElement) => {
    if (document.activeElement !== box) return;
    setFocused(true);
    if (value === "" || box.value !== toTyped(value, locale, true)) return;
    setDraft(null);
    const isWhole = box.selectionStart === 0 && box.selectionEnd === box.value.length;
    // Written here and not by the next drawing, which would undo what is selected to be replaced.
    box.value = toTyped(value, locale, false);
    if (isWhole) box.select();
  };

  const currencyId = useId();
  return (
    <AriaTextField
      {...rest}
      className={field}
      aria-describedby={describedBy ? `${currencyId} ${describedBy}` : currencyId}
      inputMode="decimal"
      autoComplete="off"
      value={isAsTyped ? draft.text : toTyped(value, locale, !isFocused)}
      onChange={accept}
      onFocus={({ target }) => {
        // What the same task selects or writes comes first, as that of a program or of dictation.
        if (target instanceof HTMLInputElement) queueMicrotask(() => start(target));
      }}
      onBlur={() => {
        setFocused(false);
        if (onBlur) afterPress(onBlur);
      }}
      isInvalid={errorMessage !== undefined}
      isRequired={isRequired}
      validationBehavior="aria"
    >
      <FieldLabel>{label}</FieldLabel>
      <div className={control}>
        <Input className={`${input} ${amount({ size })}`} />
        <span className={adornment}>
          <span id={currencyId} className={currencyStyle}>
            {currency}
          </span>
        </span>
      </div>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaTextField>
  );
}
