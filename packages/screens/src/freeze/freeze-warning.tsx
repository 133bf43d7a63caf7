import { Skeleton } from "@broker/ui";
import { useFreezeHours } from "../frame/company-contact.tsx";
import { lateExtension } from "../frame/late-extension.tsx";
import type { FreezeWarningProps } from "./freeze-warning.screen.tsx";

// Late code, for providers that freeze withdrawals. Without it they are frozen all the same, as the e-mail tells.
const Warning = lateExtension<FreezeWarningProps>(
  async () => (await import("./freeze-warning.screen.tsx")).FreezeWarningScreen,
  { while: () => <Skeleton height="target" />, whenMissing: () => null },
);

/** Says before a change, or a sign-in, that withdrawals pause after it; nothing where the provider freezes none. */
export function FreezeWarning(props: FreezeWarningProps) {
  return useFreezeHours() ? <Warning {...props} /> : null;
}
