import type { ReactNode } from "react";
import { Form as AriaForm } from "react-aria-components/Form";
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
}

/**
 * Fields that are sent together. Checking is the caller's: errors come back through each field's
 * `errorMessage` and through `ErrorSummary`.
 *
 * @example
 * <Form onSubmit={signIn} isPending={isSigningIn}>…<Button type="submit">Sign Me In</Button></Form>
 */
export function Form({ children, onSubmit, isPending = false, label, id }: FormProps) {
  return (
    <AriaForm
      className={form}
      // Before its code has come, a prerendered form would send itself, with passwords in the address; this way it does nothing.
      method="dialog"
      validationBehavior="aria"
      {...(id !== undefined && { id })}
      {...(label !== undefined && { "aria-label": label })}
      aria-busy={isPending}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) onSubmit();
      }}
    >
      {children}
    </AriaForm>
  );
}
