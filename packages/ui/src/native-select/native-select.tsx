import { ChevronsUpDown, CircleAlert } from "lucide-react";
import { useId } from "react";
import { delayBlur } from "../field/after-press.ts";
import { control, field, fieldError, fieldHint, fieldLabel, input } from "../field/field.css.ts";
import type { FieldWords } from "../field/field.tsx";
import { useRequired } from "../field/required.ts";
import { Icon } from "../icon/icon.tsx";
import { frame, select, sign } from "./native-select.css.ts";

/** The properties of {@link NativeSelect}. */
export interface NativeSelectProps extends FieldWords {
  /** The options in their order. */
  options: readonly { id: string; label: string }[];
  /** The id of the selected option; `""` without a selection. */
  value: string;
  /** Called with the id of the selected option. */
  onChange: (id: string) => void;
  /** Called when the field loses focus. */
  onBlur?: () => void;
  /** Shown while no option is selected. */
  placeholder: string;
  /** The id of the field. */
  id?: string;
  /** The name of the field in a form. */
  name?: string;
  /** The kind of value that the browser may fill in, such as `country`. */
  autoComplete?: string;
  /** Whether the form needs a selection; a `Form` sets it for its fields. */
  isRequired?: boolean;
  /** Whether the field cannot be used. */
  isDisabled?: boolean;
}

/**
 * A field that selects one of many options by the browser's own control: a tenth of the size of `Select` and
 * `ComboBox`, filled in by the browser, with the system's picker on phones. For pages that must be small, such as
 * sign-up.
 *
 * @example
 * <NativeSelect label="Country" placeholder="Choose" options={[{ id: "MY", label: "Malaysia" }, { id: "SG", label: "Singapore" }]} value={countryId} onChange={setCountryId} />
 */
export function NativeSelect(props: NativeSelectProps) {
  const {
    label,
    description,
    errorMessage,
    options,
    onChange,
    placeholder,
    isRequired: isRequiredHere,
    isDisabled,
    ...rest
  } = props;
  const isRequired = useRequired({ isRequired: isRequiredHere });
  const ownId = useId();
  const id = rest.id ?? ownId;
  const isInvalid = errorMessage !== undefined;
  return (
    <div className={field} data-invalid={isInvalid || undefined}>
      <label htmlFor={id} className={fieldLabel}>
        {label}
      </label>
      <div className={`${control} ${frame}`}>
        <select
          {...rest}
          {...delayBlur(rest.onBlur)}
          id={id}
          className={`${input} ${select}`}
          data-placeholder={rest.value === "" || undefined}
          aria-required={isRequired || undefined}
          disabled={isDisabled}
          aria-invalid={isInvalid || undefined}
          aria-describedby={`${id}-notes`}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="" disabled hidden>
            {placeholder}
          </option>
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={sign}>
          <Icon of={ChevronsUpDown} size="small" />
        </span>
      </div>
      <div id={`${id}-notes`} hidden={description === undefined && !isInvalid}>
        {description !== undefined && <p className={fieldHint}>{description}</p>}
        {isInvalid && (
          <p className={fieldError}>
            <Icon of={CircleAlert} size="small" />
            {errorMessage}
          </p>
        )}
      </div>
    </div>
  );
}
