import type { Failure } from "@broker/hooks";
import { Button, EmptyState } from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import { failureMessages } from "./failure.messages.ts";
import { failureText } from "./failure-text.ts";

/** Stands where something could not be loaded, says that nothing is lost by that, and offers to try again. */
export function Unavailable({ failure, retry }: { failure: Failure; retry: () => void }) {
  const f = useMessages(failureMessages);
  const reason = failureText(f, failure);
  const notLoaded = f("notLoaded");
  return (
    <EmptyState
      title={reason}
      level={2}
      action={
        <Button variant="secondary" onPress={retry}>
          {f("retry")}
        </Button>
      }
    >
      {reason === notLoaded ? undefined : notLoaded}
    </EmptyState>
  );
}
