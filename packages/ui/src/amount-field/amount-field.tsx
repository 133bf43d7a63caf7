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
  /** An exact decimal with a point, such as `"1234.5"`; `""` while the field is empty or its text is no amount. */
  value: string;
  /**
   * Called with an exact decimal, never with a binary float; with `""` for a text that is no amount yet, such as
   * `1,234,5`, which stays as typed.
   */
  onChange?: (value: string) => void;
  onBlur?: () => void;
  /** The error shown on blur for a text that is no amount, such as `1,234,5`; `errorMessage` has precedence. */
  unreadMessage?: string;
  /** Shown at the end of the field, such as `USD`. */
  currency: string;
  /** The number of decimals of the currency; 2 by default. */
  fractionDigits?: number;
  size?: "medium" | "large";
  /** Ids of elements that describe the amount, such as its rate and its limits. */
  "aria-describedby"?: string;
}

interface Typing {
  value: string;
  onChange: AmountFieldProps["onChange"] | undefined;
  locale: string;
  fractionDigits: number;
}

/** Holds the text as it is typed, which is formatted once the field is left. */
function useTyping({ value, onChange, locale, fractionDigits }: Typing) {
  const [isFocused, setFocused] = useState(false);
  /** The text as typed, while it represents the value. */
  const [draft, setDraft] = useState<{ text: string; decimal: string } | null>(null);
  if (draft && !isFocused && draft.decimal !== value) setDraft(null);
  const isAsTyped = draft?.decimal === value && (isFocused || value === "");
  const isUnread = isAsTyped && !isFocused && draft.text !== "";
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
    // Set here and not by the next render, which would clear the selection.
    box.value = toTyped(value, locale, false);
    if (isWhole) box.select();
  };
  return {
    isUnread,
    text: isAsTyped ? draft.text : toTyped(value, locale, !isFocused),
    accept,
    start,
    leave: () => setFocused(false),
  };
}

/**
 * A field for an amount of money, typed in the number format of the user's locale. For a two-way conversion use two
 * fields, each `onChange` computing the other's `value`. It is a text field and not a number field, because a
 * JavaScript number cannot hold every amount.
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
  const typing = useTyping({ value, onChange, locale, fractionDigits });
  const errorMessage = ownMessage ?? (typing.isUnread ? unreadMessage : undefined);
  const currencyId = useId();
  return (
    <AriaTextField
      {...rest}
      className={field}
      aria-describedby={describedBy ? `${currencyId} ${describedBy}` : currencyId}
      inputMode="decimal"
      autoComplete="off"
      value={typing.text}
      onChange={typing.accept}
      onFocus={({ target }) => {
        // A program or dictation may select or write in the same task, so the formatting waits.
        if (target instanceof HTMLInputElement) queueMicrotask(() => typing.start(target));
      }}
      onBlur={() => {
        typing.leave();
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
