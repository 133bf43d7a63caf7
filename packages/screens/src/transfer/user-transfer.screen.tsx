import { useUserInfo, useUserTransfer, useVerificationEmail } from "@broker/hooks";
import { ContactProvider } from "../frame/company-contact.tsx";
import { UserTransferView } from "./user-transfer.view.tsx";

/**
 * The dialog 'Transfer CTrader Funds', connected: trading funds to another user. Mount it to open it.
 *
 * @example
 * {isOpen && <UserTransferDialog onClose={close} />}
 */
export function UserTransferDialog({ onClose }: { onClose: () => void }) {
  const user = useUserInfo();
  return (
    <ContactProvider>
      <UserTransferView
        transfer={useUserTransfer()}
        mail={useVerificationEmail()}
        available={user.status === "loaded" ? user.info.cTraderBalance : null}
        onClose={onClose}
      />
    </ContactProvider>
  );
}
