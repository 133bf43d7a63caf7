import { Button, Inline, Notice } from "@broker/ui";
import { failureMessages } from "../failure/failure.messages.ts";
import { useMessages } from "../i18n/translation.tsx";

interface PanelFailedProps {
  onRetry: () => void;
  /** Set when trying again did not help. */
  onReload: (() => void) | null;
}

/** What a panel shows that could not be put up; the rest of the page goes on. */
export function PanelFailed({ onRetry, onReload }: PanelFailedProps) {
  const f = useMessages(failureMessages);
  return (
    <Notice
      tone="warning"
      actions={
        <Inline gap={3}>
          <Button variant="secondary" onPress={onRetry}>
            {f("retry")}
          </Button>
          {onReload && (
            <Button variant="quiet" onPress={onReload}>
              {f("reload")}
            </Button>
          )}
        </Inline>
      }
    >
      {f("notLoaded")}
    </Notice>
  );
}
