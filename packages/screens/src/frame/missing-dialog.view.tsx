import { Button, FloatingRegion, Notice } from "@broker/ui";
import { failureMessages } from "../failure/failure.messages.ts";
import { useMessages } from "../i18n/translation.tsx";

/** What is said where the code of a dialog does not come, in sight of what was pressed; closed, it is asked for anew. */
export function MissingDialog({ onClose }: { onClose: () => void }) {
  const f = useMessages(failureMessages);
  return (
    <FloatingRegion label={f("errorTitle")}>
      <Notice
        tone="warning"
        actions={
          <Button variant="secondary" onPress={onClose}>
            {f("ok")}
          </Button>
        }
      >
        {f("notLoaded")}
      </Notice>
    </FloatingRegion>
  );
}
