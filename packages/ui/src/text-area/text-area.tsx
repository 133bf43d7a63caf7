import { TextArea as AriaTextArea } from "react-aria-components/TextArea";
import { TextField as AriaTextField } from "react-aria-components/TextField";
import { FieldLabel, FieldNotes, type FieldWords } from "../field/field.tsx";
import { useRequired } from "../field/required.ts";
import { control, field, input } from "../field/field.css.ts";
import type { TextFieldBehaviour } from "../text-field/text-field.tsx";
import { area } from "./text-area.css.ts";

/** The properties of {@link TextArea}. */
export interface TextAreaProps extends FieldWords, TextFieldBehaviour {}

/**
 * A field for a text of several lines. Each line has the direction of its own letters.
 *
 * @example
 * <TextArea label="Remarks" value={remarks} onChange={setRemarks} maxLength={500} />
 */
export function TextArea({ label, description, errorMessage, ...behaviour }: TextAreaProps) {
  const isRequired = useRequired(behaviour);
  return (
    <AriaTextField
      {...behaviour}
      isInvalid={errorMessage !== undefined}
      isRequired={isRequired}
      validationBehavior="aria"
      className={field}
    >
      <FieldLabel>{label}</FieldLabel>
      <div className={control}>
        <AriaTextArea className={`${input} ${area}`} />
      </div>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaTextField>
  );
}
