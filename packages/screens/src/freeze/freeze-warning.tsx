import { Skeleton } from "@broker/ui";
import { useEffect } from "react";
import { useFreezeHours } from "../frame/company-contact.tsx";
import { lateExtension } from "../frame/late-extension.tsx";
import type { FreezeWarningProps } from "./freeze-warning.screen.tsx";

// Late code, for providers that freeze withdrawals. If it fails to load, the e-mail still informs the client of the freeze.
const Warning = lateExtension<FreezeWarningProps>(
  async () => (await import("./freeze-warning.screen.tsx")).FreezeWarningScreen,
  { while: () => <Skeleton height="target" />, whenMissing: () => null },
);

/** Loads the code of the warning before a form with the warning opens, so that the form does not move under the pointer later. */
export function usePreparedFreezeWarning(): void {
  const hours = useFreezeHours();
  useEffect(() => {
    if (hours) Warning.loadSoon();
  }, [hours]);
}

/** Warns before a change or a sign-in that it pauses withdrawals; renders nothing at a provider without freezes. */
export function FreezeWarning(props: FreezeWarningProps) {
  return useFreezeHours() ? <Warning {...props} /> : null;
}
