import { useId, useState } from "react";
import { useLocale } from "react-aria-components/I18nProvider";
import { Input } from "react-aria-components/Input";
import { TextField as AriaTextField } from "react-aria-components/TextField";
import { announce } from "../announce/announce.ts";
import { runAfterPress } from "../field/after-press.ts";
import { FieldLabel, FieldNotes, type FieldWords } from "../field/field.tsx";
import { useRequired } from "../field/required.ts";
import { adornment, control, field, input } from "../field/field.css.ts";
import type { TextFieldBehaviour } from "../text-field/text-field.tsx";
import { amount, currency as currencyStyle } from "./amount-field.css.ts";
import { toDecimal, toTyped } from "./amount-format.ts";
import { findInsertedText, removeCurrency } from "./amount-paste-format.ts";

/** The properties of {@link AmountField}. */
export interface AmountFieldProps
  extends
    FieldWords,
    Pick<TextFieldBehaviour, "id" | "name" | "isRequired" | "isReadOnly" | "isDisabled" | "autoFocus"> {
  /** An exact decimal with a point, such as `"1234.5"`; `""` while the field is empty or its text is no amount. */
  value: string;
  /**
   * Called with an exact decimal, never with a binary float; with `""` for a text that is no amount yet, such as
   * `1,234,5`, which stays as typed. A pasted text may contain the field's own currency.
   */
  onChange?: (value: string) => void;
  /** Called when the field loses focus. */
  onBlur?: () => void;
  /**
   * The error of a text that is no amount, shown on blur for a typed one such as `1,234,5` and at once for a pasted one
   * such as `12.345`; it has precedence over `errorMessage`, which is about the empty value.
   */
  unreadMessage?: string;
  /** Shown at the end of the field, such as `USD`. */
  currency: string;
  /** The number of decimals of the currency; 2 by default. */
  fractionDigits?: number;
  /** `large` is 32 px, for the amount that a step is about. */
  size?: "medium" | "large";
  /** Ids of elements that describe the amount, such as its rate and its limits. */
  "aria-describedby"?: string;
}

interface Typing {
  value: string;
  onChange: AmountFieldProps["onChange"] | undefined;
  unreadMessage: string | undefined;
  currency: string;
  locale: string;
  fractionDigits: number;
}

/** A text as typed, and the decimal that it represents. */
interface Draft {
  readonly text: string;
  readonly decimal: string;
  /** Whether the text was pasted and cannot become an amount by further typing. */
  readonly isRefused: boolean;
}

/** Stores the typed text, which is formatted when the user leaves the field. */
function useTyping({ value, onChange, unreadMessage, currency, locale, fractionDigits }: Typing) {
  const [isFocused, setFocused] = useState(false);
  /** The text as typed, while it represents the value. */
  const [draft, setDraft] = useState<Draft | null>(null);
  if (draft && !isFocused && draft.decimal !== value) setDraft(null);
  const isAsTyped = draft?.decimal === value && (isFocused || value === "");
  const isUnread = isAsTyped && (!isFocused || draft.isRefused) && draft.text !== "";
  const text = isAsTyped ? draft.text : toTyped(value, locale, !isFocused);
  const accept = (typed: string) => {
    setFocused(true);
    const read = toDecimal(typed, locale, fractionDigits);
    const plain = read === null ? removeCurrency(typed, currency, locale) : typed;
    const decimal = read ?? toDecimal(plain, locale, fractionDigits);
    const isKey = findInsertedText(text, typed).length === 1;
    const wasRefused = isAsTyped && draft.isRefused;
    if (decimal === null && !wasRefused) {
      // A key that makes no amount is ignored; any other text stays, and can be corrected key by key.
      if (isKey) return;
      if (unreadMessage !== undefined) announce(unreadMessage);
    }
    const next = decimal === null ? { text: typed, decimal: "" } : { text: plain, decimal };
    setDraft({ ...next, isRefused: decimal === null });
    if (next.decimal !== value) onChange?.(next.decimal);
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
  return { isUnread, text, accept, start, leave: () => setFocused(false) };
}

/**
 * A field for an amount of money, typed in the number format of the user's locale. For a two-way conversion use two
 * fields, each `onChange` computing the other's `value`. It is a text field and not a number field, because a
 * JavaScript number cannot hold every amount.
 *
 * @example
 * <AmountField label="You send" currency="MYR" value={amount} onChange={setAmount} />
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
  const typing = useTyping({ value, onChange, unreadMessage, currency, locale, fractionDigits });
  const errorMessage = (typing.isUnread ? unreadMessage : undefined) ?? ownMessage;
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
        if (onBlur) runAfterPress(onBlur);
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
