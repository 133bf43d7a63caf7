import { type ReactNode, useRef } from "react";
import { Radio, RadioGroup, type RadioGroupProps, type RadioProps } from "react-aria-components/RadioGroup";
import { useAfterPaint } from "../field/after-paint.ts";
import { delayBlur } from "../field/after-press.ts";
import { useRequired } from "../field/required.ts";
import { FieldLabel, FieldNotes, type FieldWords } from "../field/field.tsx";
import { field } from "../field/field.css.ts";
import { card, cards, dot, hint, title, words } from "./radio-cards.css.ts";

/** A choice of {@link RadioCards}. */
export interface RadioCard {
  /** The id of the option. */
  value: string;
  /** The name of the option. */
  label: string;
  /** A second line, such as limits or speed. */
  description?: ReactNode;
  /** A logo or an icon before the text. */
  media?: ReactNode;
  /** Whether the option cannot be selected. */
  isDisabled?: boolean;
}

/** The properties of {@link RadioCards}. */
export interface RadioCardsProps
  extends FieldWords, Pick<RadioGroupProps, "id" | "name" | "isRequired" | "isDisabled" | "onBlur"> {
  /** The options in their order. */
  options: readonly RadioCard[];
  /** The id of the selected option; `null` without a selection. */
  value: string | null;
  /** Called with the id of the selected option. */
  onChange: (value: string) => void;
  /**
   * Called after the selection is painted when an option is pressed, also the selected one: by a pointer, a screen reader
   * or Enter, but not by arrow keys and Space, which only select. For a choice that leads on.
   */
  onConfirm?: ((value: string) => void) | undefined;
  /** The number of columns on desktops. */
  columns?: 1 | 2 | 3;
}

/** Returns the function that gives an option the handlers of a press that confirms it. */
function useConfirm(onChange: RadioCardsProps["onChange"], onConfirm: RadioCardsProps["onConfirm"]) {
  const clicks = useRef(0);
  // Space clicks an option that is not selected, as a screen reader does.
  const isSpace = useRef(false);
  const runAfterPaint = useAfterPaint();
  return (value: string): Pick<RadioProps, "onMouseDownCapture" | "onPress" | "onKeyDown"> => {
    if (!onConfirm) return {};
    const confirm = () => {
      onChange(value);
      runAfterPaint(() => onConfirm(value));
    };
    return {
      onMouseDownCapture: ({ detail }) => (clicks.current = detail),
      onPress({ pointerType }) {
        // The second click of a double click would hit the element that has replaced the option of the first click.
        const isRepeated = pointerType === "mouse" && clicks.current > 1;
        const isClickOfSpace = pointerType === "virtual" && isSpace.current;
        if (pointerType !== "keyboard") isSpace.current = false;
        if (pointerType !== "keyboard" && !isClickOfSpace && !isRepeated) confirm();
      },
      onKeyDown(event) {
        event.continuePropagation();
        isSpace.current = event.key === " ";
        if (event.key !== "Enter") return;
        // The form would submit as well.
        event.preventDefault();
        confirm();
      },
    };
  };
}

/**
 * A field that selects one of a few options that need more than a word each.
 *
 * @example
 * <RadioCards label="Method" options={[{ value: "bank", label: "Bank transfer", description: "Within one day" }, { value: "card", label: "Card", description: "At once" }]} value={method} onChange={setMethod} />
 */
export function RadioCards(props: RadioCardsProps) {
  const { label, description, errorMessage, options, columns, onConfirm, ...behaviour } = props;
  const isRequired = useRequired(behaviour);
  const confirming = useConfirm(behaviour.onChange, onConfirm);
  return (
    <RadioGroup
      {...behaviour}
      {...delayBlur(behaviour.onBlur)}
      className={field}
      isInvalid={errorMessage !== undefined}
      isRequired={isRequired}
      validationBehavior="aria"
    >
      <FieldLabel>{label}</FieldLabel>
      <div className={cards({ columns })}>
        {options.map((option) => (
          <Radio
            key={option.value}
            {...confirming(option.value)}
            value={option.value}
            isDisabled={option.isDisabled ?? false}
            className={card}
          >
            {option.media}
            <span className={words}>
              <span className={title}>{option.label}</span>
              {option.description !== undefined && <span className={hint}>{option.description}</span>}
            </span>
            <span className={dot} />
          </Radio>
        ))}
      </div>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </RadioGroup>
  );
}
