import { createContext, use } from "react";

/** Whether the fields of a form are required by default. */
export const RequiredFields = createContext(false);

/** Returns whether a field is required: by its own property, otherwise by its form's. */
export function useRequired(field: {
  isRequired?: boolean | undefined;
  isReadOnly?: boolean | undefined;
}): boolean {
  const isRequiredByForm = use(RequiredFields);
  return field.isRequired ?? (isRequiredByForm && field.isReadOnly !== true);
}
