import type { ReactNode } from "react";
import { Radio, RadioGroup, type RadioGroupProps } from "react-aria-components/RadioGroup";
import { delayBlur } from "../field/after-press.ts";
import { useRequired } from "../field/required.ts";
import { FieldLabel, FieldNotes, type FieldWords } from "../field/field.tsx";
import { field } from "../field/field.css.ts";
import { card, cards, dot, hint, title, words } from "./radio-cards.css.ts";

/** A choice of {@link RadioCards}. */
export interface RadioCard {
  value: string;
  label: string;
  /** A second line, such as limits or speed. */
  description?: ReactNode;
  /** A logo or an icon before the text. */
  media?: ReactNode;
  isDisabled?: boolean;
}

export interface RadioCardsProps
  extends FieldWords, Pick<RadioGroupProps, "id" | "name" | "isRequired" | "isDisabled" | "onBlur"> {
  options: readonly RadioCard[];
  /** The id of the selected option; `null` for none. */
  value: string | null;
  onChange: (value: string) => void;
  /** The number of columns on desktops. */
  columns?: 1 | 2 | 3;
}

/**
 * A field that selects one of a few options that need more than a word each.
 *
 * @example
 * <RadioCards label="Method" options={methods} value={method} onChange={setMethod} />
 */
export function RadioCards(props: RadioCardsProps) {
  const { label, description, errorMessage, options, columns, ...behaviour } = props;
  const isRequired = useRequired(behaviour);
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
