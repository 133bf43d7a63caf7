import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { FieldError as AriaFieldError } from "react-aria-components/FieldError";
import { Label } from "react-aria-components/Label";
import { Text } from "react-aria-components/Text";
import { Icon } from "../icon/icon.tsx";
import { fieldError, fieldHint, fieldLabel } from "./field.css.ts";

/** The texts of every field. */
export interface FieldWords {
  /** Always visible; a placeholder is no label. */
  label: string;
  /** A help text below the field. */
  description?: ReactNode;
  /** The error and how to correct it; marks the field as invalid. */
  errorMessage?: string | undefined;
}

/** The label of the enclosing field. */
export function FieldLabel({ children }: { children: ReactNode }) {
  return <Label className={fieldLabel}>{children}</Label>;
}

/**
 * The description and error of the enclosing field, referenced by the input for screen readers. The element of the
 * description always exists: React Aria checks once whether it does, so that a later one would not be read, and a
 * removed one would still be referenced.
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
