import { Button, Notice } from "@broker/ui";
import { failureMessages } from "../failure/failure.messages.ts";
import { useMessages } from "../i18n/translation.tsx";

/** What a panel shows that could not be put up; the rest of the page goes on. */
export function PanelFailed({ onRetry }: { onRetry: () => void }) {
  const f = useMessages(failureMessages);
  return (
    <Notice
      tone="warning"
      actions={
        <Button variant="secondary" onPress={onRetry}>
          {f("retry")}
        </Button>
      }
    >
      {f("notLoaded")}
    </Notice>
  );
}
