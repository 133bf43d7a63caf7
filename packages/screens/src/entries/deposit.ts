import { type Broker, catalogueQueries, depositQueries } from "@broker/hooks";
import { isSignedIn } from "../frame/is-signed-in.ts";
import type { DepositScreenProps } from "../deposit/deposit.screen.tsx";
import type { RepeatDepositProps } from "../deposit/repeat-deposit.screen.tsx";
import { latePanel } from "../frame/late-panel.tsx";
import { MissingDialog } from "../frame/missing-dialog.view.tsx";
import { late } from "@broker/ui";

/**
 * The deposit wizard. It navigates to the deposits once the user has confirmed the result.
 *
 * @example
 * <DepositScreen />
 */
export const DepositScreen = latePanel<DepositScreenProps>(
  async () => (await import("../deposit/deposit.screen.tsx")).DepositScreen,
);

/**
 * Prepares a deposit like an earlier one, without sending it, and opens the wizard with it. Mount it when the user asks for
 * that. It shows a dialog only if the deposit cannot be prepared, such as for a platform that is not offered any more.
 *
 * @example
 * {isAsked && <RepeatDepositDialog deposit={deposit} onClose={close} />}
 */
export const RepeatDepositDialog = /* @__PURE__ */ late<RepeatDepositProps>(
  async () => (await import("../deposit/deposit.screen.tsx")).RepeatDeposit,
  { while: null, whenMissing: MissingDialog },
);

/** Preloads the screen's code. Resolves when it has loaded or failed. */
export const preloadCode = (): Promise<void> => DepositScreen.load();

/** Preloads the screen's code and, for a signed-in user, its first data. */
export function preload(broker: Broker): void {
  void preloadCode();
  if (!isSignedIn(broker)) return;
  void broker.queryClient.prefetchQuery(catalogueQueries.currencies(broker));
  void broker.queryClient.prefetchQuery(depositQueries.platforms(broker));
}
