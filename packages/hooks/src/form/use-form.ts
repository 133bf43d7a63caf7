import { useState } from "react";
import type { Issues } from "./issue.ts";

/** A form without markup: its values, and the issues that are due. */
export interface Form<Values, Code extends string = string> {
  readonly values: Values;
  /** The issues of fields that were blurred or submitted. */
  readonly issues: Issues<Values, Code>;
  /** How often the rules refused to submit; an error summary takes the focus when it rises. */
  readonly attempts: number;
  change<Field extends keyof Values>(field: Field, value: Values[Field]): void;
  /** Call it on blur: from then on the field's issue is shown. */
  leave(field: keyof Values): void;
}

/** A {@link Form} with the functions that its hook needs to submit it. */
interface FormState<Values, Code extends string> {
  readonly form: Form<Values, Code>;
  /** Shows every issue; returns true when there is none. */
  check(): boolean;
  reset(): void;
}

/** Holds the values of a form and validates them with a pure rule. */
export function useForm<Values extends object, Code extends string>(
  initial: Values,
  validate: (values: Values) => Issues<Values, Code>,
): FormState<Values, Code> {
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<keyof Values>>(new Set());
  const [attempts, setAttempts] = useState(0);
  const all = validate(values);
  const due: { [Field in keyof Values]?: NonNullable<Issues<Values, Code>[Field]> } = {};
  for (const field in all) {
    const issue = all[field];
    if (issue && (attempts > 0 || left.has(field))) due[field] = issue;
  }
  return {
    form: {
      values,
      issues: due,
      attempts,
      change: (field, value) => setValues((current) => ({ ...current, [field]: value })),
      leave: (field) => setLeft((current) => new Set(current).add(field)),
    },
    check: () => {
      const isValid = Object.keys(all).length === 0;
      if (!isValid) setAttempts((count) => count + 1);
      return isValid;
    },
    reset: () => {
      setValues(initial);
      setLeft(new Set());
      setAttempts(0);
    },
  };
}
