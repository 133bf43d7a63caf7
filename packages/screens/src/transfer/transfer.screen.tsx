import { useTransfer, useUserInfo } from "@broker/hooks";
import { useState } from "react";
import { ContactProvider } from "../frame/company-contact.tsx";
import { type OwnTransferKind, TransferView } from "./transfer.view.tsx";

interface TransferDialogProps {
  /** Which way first; from the e-wallet to the trading account unless told. */
  kind?: OwnTransferKind;
  onClose: () => void;
  /** Called when the user has read that the transfer was made. */
  onDone: () => void;
}

function KindOfTransfer({
  usdAmount,
  onKindChange,
  ...props
}: {
  kind: OwnTransferKind;
  /** What was entered before the direction was changed. */
  usdAmount: string;
  onKindChange: (next: { kind: OwnTransferKind; usdAmount: string }) => void;
  onClose: () => void;
  onDone: () => void;
}) {
  const user = useUserInfo();
  const info = user.status === "loaded" ? user.info : null;
  const available = info && (props.kind === "eWallet" ? info.eWalletBalance : info.cTraderBalance);
  const transfer = useTransfer(props.kind, { usdAmount });
  return (
    <TransferView
      {...props}
      transfer={transfer}
      onKindChange={(kind) =>
        onKindChange({ kind, usdAmount: transfer.step === "entering" ? transfer.usdAmount : "" })
      }
      available={available}
    />
  );
}

/**
 * The dialog that moves money between the user's e-wallet and trading account, connected. Mount it to open it; closing
 * forgets its error.
 *
 * @example
 * {isOpen && <TransferDialog onClose={close} onDone={() => navigate("/transactions?tab=internal-transfer")} />}
 */
export function TransferDialog({ kind: first = "eWallet", onClose, onDone }: TransferDialogProps) {
  const [now, setNow] = useState({ kind: first, usdAmount: "" });
  return (
    <ContactProvider>
      <KindOfTransfer key={now.kind} {...now} onKindChange={setNow} onClose={onClose} onDone={onDone} />
    </ContactProvider>
  );
}
