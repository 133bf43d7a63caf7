import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { FieldError as AriaFieldError } from "react-aria-components/FieldError";
import { Label } from "react-aria-components/Label";
import { Text } from "react-aria-components/Text";
import { Icon } from "../icon/icon.tsx";
import { fieldError, fieldHint, fieldLabel } from "./field.css.ts";

/** What every field takes beside its value. */
export interface FieldWords {
  /** Always visible; a placeholder is no label. */
  label: string;
  /** A sentence of help under the field. */
  description?: ReactNode;
  /** What is wrong and how to mend it; marks the field as invalid. */
  errorMessage?: string | undefined;
}

/** Label of the field around it. */
export function FieldLabel({ children }: { children: ReactNode }) {
  return <Label className={fieldLabel}>{children}</Label>;
}

/**
 * Help and error of the field around it, tied to the input for screen readers. The place of the help is always there:
 * react-aria looks once whether it is, and a help that came later would not be read, one that went would be named still.
 */
export function FieldNotes({ description, errorMessage }: Omit<FieldWords, "label">) {
  return (
    <>
      <Text slot="description" className={fieldHint}>
        {description}
      </Text>
      <AriaFieldError className={fieldError}>
        {errorMessage !== undefined && (
          <>
            <Icon of={CircleAlert} size="small" />
            <span>{errorMessage}</span>
          </>
        )}
      </AriaFieldError>
    </>
  );
}
