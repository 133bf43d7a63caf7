import { useMutation, type UseMutationOptions } from "@tanstack/react-query";
import type { ClientOperation } from "@broker/sdk";
import { useState } from "react";
import { type Failure, toFailure } from "../failure.ts";
import type { Issues } from "../form/issue.ts";
import { type Form, useForm } from "../form/use-form.ts";
import { useBroker } from "../provider.tsx";
import { isUnderWay } from "../run-mutation.ts";

/**
 * A form with a view mode and an edit mode (spec 4.3). Edit mode ends with the call, whatever its outcome; after a
 * failure, editing starts with the entered values.
 */
export type EditFormState<Values, Code extends string> =
  | {
      readonly step: "viewing";
      readonly saved: Values;
      /** The result of the last save; null before the first, and once editing started again. */
      readonly outcome: "saved" | Failure | null;
      edit(): void;
    }
  | {
      readonly step: "editing";
      readonly saved: Values;
      readonly form: Form<Values, Code>;
      save(): void;
      /** Restores the last saved values. */
      cancel(): void;
    }
  | { readonly step: "saving"; readonly saved: Values; readonly form: Form<Values, Code> };

/** Drives an {@link EditFormState} over one mutation. */
export function useEditForm<Values extends object, Code extends string, Variables>(options: {
  operation: ClientOperation;
  saved: Values;
  validate: (values: Values) => Issues<Values, Code>;
  mutation: UseMutationOptions<null, Error, Variables>;
  toVariables: (values: Values) => Variables;
  onSaved: (() => void) | undefined;
}): EditFormState<Values, Code> {
  const { operation, saved, validate, toVariables, onSaved } = options;
  const broker = useBroker();
  const { form, check, reset } = useForm<Values, Code>(saved, validate);
  const mutation = useMutation(options.mutation, broker.queryClient);
  const [isEditing, setIsEditing] = useState(false);

  if (mutation.isPending) return { step: "saving", saved, form };
  if (!isEditing) {
    const { error, isSuccess } = mutation;
    return {
      step: "viewing",
      saved,
      outcome: error ? toFailure(error, operation) : isSuccess ? "saved" : null,
      edit: () => {
        // The entered values are preserved after a failure, and only then.
        if (!error) reset();
        mutation.reset();
        setIsEditing(true);
      },
    };
  }
  return {
    step: "editing",
    saved,
    form,
    save: () => {
      if (!check() || isUnderWay(broker, options.mutation.mutationKey)) return;
      setIsEditing(false);
      mutation.mutate(toVariables(form.values), {
        onSuccess: () => {
          reset();
          onSaved?.();
        },
      });
    },
    cancel: () => {
      reset();
      setIsEditing(false);
    },
  };
}
