import { useEffect, useEffectEvent } from "react";
import { failureMessages } from "../failure/failure.messages.ts";
import { useMessages } from "../i18n/translation.tsx";

/** Where the code of a dialog does not come, the browser's own says so; read, the next press asks for it anew. */
export function MissingDialog({ onClose }: { onClose: () => void }) {
  const f = useMessages(failureMessages);
  const tell = useEffectEvent(() => {
    window.alert(f("notLoaded"));
    onClose();
  });
  useEffect(() => tell(), []);
  return null;
}
