import { useCapability, useProviderSettings } from "@broker/hooks";
import { type FreezeCause, FreezeWarningView } from "./freeze-warning.view.tsx";

/** The properties of {@link FreezeWarningScreen}. */
export interface FreezeWarningProps {
  cause: FreezeCause;
}

/** The warning before a freeze of withdrawals, connected; for providers with the capability `freeze`. */
export function FreezeWarningScreen({ cause }: FreezeWarningProps) {
  const { freezeHours } = useProviderSettings().limits;
  const hasTransfers = useCapability("transfers");
  const hasUserTransfers = useCapability("userTransfers") && hasTransfers;
  if (!useCapability("freeze") || !freezeHours) return null;
  return <FreezeWarningView hours={freezeHours} cause={cause} hasUserTransfers={hasUserTransfers} />;
}
