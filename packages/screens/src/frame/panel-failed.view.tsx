import { Button, Inline, type MissingCode, Notice } from "@broker/ui";
import { failureMessages } from "../failure/failure.messages.ts";
import { useMessages } from "../i18n/translation.tsx";

interface PanelFailedProps {
  onRetry: () => void;
  /** Set after a failed retry. */
  onReload: (() => void) | null;
}

/** Replaces a panel that threw an error. */
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

const reload = () => window.location.reload();

/**
 * Replaces a panel whose code failed to load. After a second failure it also offers a reload of the page, since a newer
 * release may have removed the code.
 */
export function MissingPanel({ retry, failures }: MissingCode) {
  return <PanelFailed onRetry={retry} onReload={failures > 1 ? reload : null} />;
}
