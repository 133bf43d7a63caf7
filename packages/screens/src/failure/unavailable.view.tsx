import type { Failure } from "@broker/hooks";
import { Button, EmptyState } from "@broker/ui";
import { focusPage } from "../frame/focus-heading.ts";
import { useMessages } from "../i18n/translation.tsx";
import { failureMessages } from "./failure.messages.ts";
import { failureText } from "./failure-text.ts";

interface UnavailableProps {
  failure?: Failure;
  /** What could not be loaded; else why, by the failure. */
  title?: string | undefined;
  /** What that means; else that nothing is lost by it. */
  text?: string;
  retry: () => void;
}

/** Stands where something could not be loaded, says so and that nothing is lost by that, and offers to try again. */
export function Unavailable({ failure, title, text, retry }: UnavailableProps) {
  const f = useMessages(failureMessages);
  const notLoaded = f("notLoaded");
  const reason = title ?? (failure ? failureText(f, failure) : notLoaded);
  const meaning = text ?? notLoaded;
  return (
    <div role="alert">
      <EmptyState
        title={reason}
        level={2}
        action={
          <Button
            variant="secondary"
            onPress={() => {
              // The button goes while it is tried.
              focusPage();
              retry();
            }}
          >
            {f("retry")}
          </Button>
        }
      >
        {reason === meaning ? undefined : meaning}
      </EmptyState>
    </div>
  );
}
