import { ErrorState, type ErrorStateProps } from "./error-state.view.tsx";
import { PlainPage } from "./plain-page.view.tsx";

/**
 * The page of an unexpected error, with its status text or message. When the browser is offline or the page's code
 * failed to load, it shows that instead.
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
