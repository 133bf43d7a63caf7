import { type ReactNode, useEffect, useRef, useState } from "react";
import { Form as AriaForm } from "react-aria-components/Form";
import { focusField } from "../field/focus-field.ts";
import { RequiredFields } from "../field/required.ts";
import { form } from "./form.css.ts";

export interface FormProps {
  children: ReactNode;
  /** Called on Enter and on the submit button; the page never reloads. */
  onSubmit: () => void;
  /** While true further submits are ignored, whatever the user presses. */
  isPending?: boolean;
  /** Names the form where a page has several. */
  label?: string;
  id?: string;
  /** Whether its fields are required, and say so to who listens, unless `isRequired` of one says otherwise; true unless told. */
  hasRequiredFields?: boolean;
}

const invalid = "[aria-invalid='true'], [data-invalid]";

/** After a submit that leaves a field invalid, takes the focus to the first one, unless an `ErrorSummary` in the form has it. */
function focusFirstInvalid(box: HTMLFormElement | null): void {
  if (!box || box.querySelector("[data-error-summary]")) return;
  focusField(box.querySelector<HTMLElement>(invalid));
}

/**
 * Fields that are sent together. Checking is the caller's: errors come back through each field's
 * `errorMessage` and through `ErrorSummary`. A refused submit moves the focus to the summary or, without one, to the
 * first invalid field, which reads what is wrong with it.
 *
 * @example
 * <Form onSubmit={signIn} isPending={isSigningIn}>…<Button type="submit">Sign Me In</Button></Form>
 */
export function Form(props: FormProps) {
  const { children, onSubmit, isPending = false, label, id, hasRequiredFields = true } = props;
  const box = useRef<HTMLFormElement>(null);
  const [submits, setSubmits] = useState(0);
  useEffect(() => {
    if (submits > 0) focusFirstInvalid(box.current);
  }, [submits]);
  return (
    <AriaForm
      ref={box}
      className={form}
      // Before its code has come, a prerendered form would send itself, with passwords in the address; this way it does nothing.
      method="dialog"
      validationBehavior="aria"
      {...(id !== undefined && { id })}
      {...(label !== undefined && { "aria-label": label })}
      aria-busy={isPending}
      onSubmit={(event) => {
        event.preventDefault();
        if (isPending) return;
        setSubmits(submits + 1);
        onSubmit();
      }}
    >
      <RequiredFields value={hasRequiredFields}>{children}</RequiredFields>
    </AriaForm>
  );
}
