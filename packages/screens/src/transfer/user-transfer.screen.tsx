import { useUserInfo, useUserTransfer, useVerificationEmail, useWithdrawalFreeze } from "@broker/hooks";
import { ContactProvider } from "../frame/company-contact.tsx";
import { UserTransferView } from "./user-transfer.view.tsx";

/** The properties of `UserTransferDialog`. */
export interface UserTransferDialogProps {
  onClose: () => void;
}

/**
 * The dialog 'Transfer CTrader Funds', connected: a transfer of trading funds to another user. Mount it to open it.
 *
 * @example
 * {isOpen && <UserTransferDialog onClose={close} />}
 */
export function UserTransferDialog({ onClose }: UserTransferDialogProps) {
  const user = useUserInfo();
  const freeze = useWithdrawalFreeze();
  return (
    <ContactProvider>
      <UserTransferView
        transfer={useUserTransfer()}
        mail={useVerificationEmail()}
        freeze={freeze}
        available={user.status === "loaded" ? user.info.cTraderBalance : null}
        onClose={onClose}
      />
    </ContactProvider>
  );
}
