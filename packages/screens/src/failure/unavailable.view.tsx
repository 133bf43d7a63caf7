import type { Failure } from "@broker/hooks";
import { Button, EmptyState } from "@broker/ui";
import { focusPage } from "../frame/focus-heading.ts";
import { useMessages } from "../i18n/translation.tsx";
import { failureMessages } from "./failure.messages.ts";
import { toFailureText } from "./failure-text.ts";

interface UnavailableProps {
  failure?: Failure;
  /** What could not be loaded; by default the reason of the failure. */
  title?: string | undefined;
  /** The consequence; by default that no data are lost. */
  text?: string;
  retry: () => void;
}

/** Replaces content that failed to load with a message and a retry; without a retry if the provider lacks the content. */
export function Unavailable({ failure, title, text, retry }: UnavailableProps) {
  const f = useMessages(failureMessages);
  const notLoaded = f("notLoaded");
  const isMissing = failure?.kind === "unsupported";
  const reason = (!isMissing && title) || (failure ? toFailureText(f, failure) : notLoaded);
  const meaning = text ?? notLoaded;
  return (
    <div role="alert">
      <EmptyState
        title={reason}
        level={2}
        action={
          !isMissing && (
            <Button
              variant="secondary"
              onPress={() => {
                // The retry unmounts the focused button.
                focusPage();
                retry();
              }}
            >
              {f("retry")}
            </Button>
          )
        }
      >
        {isMissing || reason === meaning ? undefined : meaning}
      </EmptyState>
    </div>
  );
}
