import { createContext, use } from "react";

/** Whether the fields of a form are required unless they say otherwise. */
export const RequiredFields = createContext(false);

/** Whether a field says that it is required: what it was told, else what its form says of all. */
export function useRequired(field: {
  isRequired?: boolean | undefined;
  isReadOnly?: boolean | undefined;
}): boolean {
  const isRequiredByForm = use(RequiredFields);
  return field.isRequired ?? (isRequiredByForm && field.isReadOnly !== true);
}
