import { ErrorState, type ErrorStateProps } from "./error-state.view.tsx";
import { PlainPage } from "./plain-page.view.tsx";

/**
 * The page of an unexpected error, with its status text or message; offline, or without the page's code, it says only
 * that.
 *
 * @example
 * <ErrorScreen message={error.message} isCodeMissing={/dynamically imported module/.test(error.message)} />
 */
export function ErrorScreen(props: ErrorStateProps) {
  return (
    <PlainPage>
      <ErrorState {...props} />
    </PlainPage>
  );
}
