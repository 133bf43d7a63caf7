import { useEffect, useEffectEvent } from "react";
import { failureMessages } from "../failure/failure.messages.ts";
import { useMessages } from "../i18n/translation.tsx";

/** Reports with the browser's own dialog that a dialog's code failed to load; the next press loads it again. */
export function MissingDialog({ onClose }: { onClose: () => void }) {
  const f = useMessages(failureMessages);
  const tell = useEffectEvent(() => {
    window.alert(f("notLoaded"));
    onClose();
  });
  useEffect(() => tell(), []);
  return null;
}
