import type { ReactNode } from "react";
import * as css from "./form.css.ts";

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** Returns the ids of the elements that describe a control. */
export const describingIdsOf = (id: string, hasHint: boolean): string =>
  hasHint ? `${id}-hint ${id}-wrong` : `${id}-wrong`;

/** The element in which a script shows the error of a control. */
export const Wrong = ({ id }: { readonly id: string }) => (
  <p id={`${id}-wrong`} className={css.wrong} hidden />
);

/** A control with its label, a hint and an element for its error. */
export function Field({ id, label, hint, children }: FieldProps) {
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      {children}
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
      <Wrong id={id} />
    </div>
  );
}
