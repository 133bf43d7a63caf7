import { type Broker, profileQueries } from "@broker/hooks";
import { late } from "@broker/ui";
import { isSignedIn } from "../frame/is-signed-in.ts";
import { MissingDialog } from "../frame/missing-dialog.view.tsx";
import type { TransferDialogProps } from "../transfer/transfer.screen.tsx";
import type { UserTransferDialogProps } from "../transfer/user-transfer.screen.tsx";

/**
 * The dialog for transfers between the user's e-wallet and trading account. Mount it to open it.
 *
 * @example
 * {isOpen && <TransferDialog onClose={close} onDone={close} />}
 */
export const TransferDialog = late<TransferDialogProps>(
  async () => (await import("../transfer/transfer-dialogs.ts")).TransferDialog,
  { while: null, whenMissing: MissingDialog },
);

/**
 * The dialog 'Transfer CTrader Funds': a transfer of trading funds to another user. Mount it to open it.
 *
 * @example
 * {isOpen && <UserTransferDialog onClose={close} />}
 */
export const UserTransferDialog = late<UserTransferDialogProps>(
  async () => (await import("../transfer/transfer-dialogs.ts")).UserTransferDialog,
  { while: null, whenMissing: MissingDialog },
);

/** Preloads the code of both dialogs. Resolves when it has loaded or failed. */
export async function preloadCode(): Promise<void> {
  await Promise.all([TransferDialog.load(), UserTransferDialog.load()]);
}

/** Preloads the code of both dialogs and, for a signed-in user, the balances. */
export function preload(broker: Broker): void {
  void preloadCode();
  if (isSignedIn(broker)) void broker.queryClient.prefetchQuery(profileQueries.userInfo(broker));
}
