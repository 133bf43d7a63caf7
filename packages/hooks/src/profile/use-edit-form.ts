import { useMutation, type UseMutationOptions } from "@tanstack/react-query";
import type { ClientOperation } from "@broker/sdk";
import { useState } from "react";
import { type Failure, toFailure } from "../failure.ts";
import type { Issues } from "../form/issue.ts";
import { type Form, useForm } from "../form/use-form.ts";
import { useBroker } from "../provider.tsx";
import { isUnderWay } from "../run-mutation.ts";

/**
 * A form with a view mode and an edit mode (spec 4.3). Edit mode ends with the call either way; after a failure
 * editing again finds the input as it was.
 */
export type EditForm<Values, Code extends string> =
  | {
      readonly step: "viewing";
      readonly saved: Values;
      /** What came of the last save; null before one, and once editing began again. */
      readonly outcome: "saved" | Failure | null;
      edit(): void;
    }
  | {
      readonly step: "editing";
      readonly saved: Values;
      readonly form: Form<Values, Code>;
      save(): void;
      /** Goes back to the last saved values. */
      cancel(): void;
    }
  | { readonly step: "saving"; readonly saved: Values; readonly form: Form<Values, Code> };

/** Drives an {@link EditForm} over one mutation. */
export function useEditForm<Values extends object, Code extends string, Variables>(options: {
  operation: ClientOperation;
  saved: Values;
  validate: (values: Values) => Issues<Values, Code>;
  mutation: UseMutationOptions<null, Error, Variables>;
  toVariables: (values: Values) => Variables;
  onSaved: (() => void) | undefined;
}): EditForm<Values, Code> {
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
        // What was entered is still there after a failure, and only then.
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
