import { type ReactNode, useEffect, useRef, useState } from "react";
import { Form as AriaForm } from "react-aria-components/Form";
import { useAfterPaint } from "../field/after-paint.ts";
import { focusField } from "../field/focus-field.ts";
import { RequiredFields } from "../field/required.ts";
import { form } from "./form.css.ts";

/** The properties of {@link Form}. */
export interface FormProps {
  /** The fields and the submit button. */
  children: ReactNode;
  /** Called on Enter and on the submit button, after the press is painted; the page never reloads. */
  onSubmit: () => void;
  /** While true further submits are ignored. */
  isPending?: boolean;
  /** Names the form on a page with several. */
  label?: string;
  /** The id, for a submit button outside of the form. */
  id?: string;
  /** Whether its fields are required, and announced so, unless a field has its own `isRequired`; true by default. */
  hasRequiredFields?: boolean;
  /** `full` where the place of the form has its width already, such as a step of a wizard in its card. */
  width?: "measure" | "full";
}

const invalid = "[aria-invalid='true'], [data-invalid]";

/** Focuses the first invalid field after a refused submit, unless an `ErrorSummary` in the form has the focus. */
function focusFirstInvalid(box: HTMLFormElement | null): void {
  if (!box || box.querySelector("[data-error-summary]")) return;
  focusField(box.querySelector<HTMLElement>(invalid));
}

/**
 * A group of fields that are submitted together. The caller validates: errors are passed to each field's `errorMessage`
 * and to `ErrorSummary`. A refused submit focuses the summary or, without one, the first invalid field, whose error is
 * then read.
 *
 * @example
 * export function Example() {
 *   const [isSaving, setSaving] = useState(false);
 *   return (
 *     <Form onSubmit={() => setSaving(true)} isPending={isSaving}>
 *       <TextField label="Email" name="email" type="email" autoComplete="username" />
 *       <Button type="submit" isPending={isSaving} pendingLabel="Saving…">Save</Button>
 *     </Form>
 *   );
 * }
 */
export function Form(props: FormProps) {
  const { children, onSubmit, isPending = false, label, id, hasRequiredFields = true, width } = props;
  const box = useRef<HTMLFormElement>(null);
  const [submits, setSubmits] = useState(0);
  const runAfterPaint = useAfterPaint();
  useEffect(() => {
    if (submits > 0) focusFirstInvalid(box.current);
  }, [submits]);
  return (
    <AriaForm
      ref={box}
      className={form({ width })}
      // Before hydration, a prerendered form would submit natively, with passwords in the address; `dialog` prevents
      // that.
      method="dialog"
      validationBehavior="aria"
      {...(id !== undefined && { id })}
      {...(label !== undefined && { "aria-label": label })}
      aria-busy={isPending}
      onSubmit={(event) => {
        event.preventDefault();
        if (isPending) return;
        runAfterPaint(() => {
          setSubmits(submits + 1);
          onSubmit();
        });
      }}
    >
      <RequiredFields value={hasRequiredFields}>{children}</RequiredFields>
    </AriaForm>
  );
}
