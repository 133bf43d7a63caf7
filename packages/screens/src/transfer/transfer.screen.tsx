import { useTransfer, useUserInfo } from "@broker/hooks";
import { useState } from "react";
import { ContactProvider } from "../frame/company-contact.tsx";
import { type OwnTransferKind, TransferView } from "./transfer.view.tsx";

/** The properties of `TransferDialog`. */
export interface TransferDialogProps {
  /** The initial direction; from the e-wallet to the trading account by default. */
  kind?: OwnTransferKind;
  onClose: () => void;
  /** Called when the user has confirmed the result. */
  onDone: () => void;
}

function KindOfTransfer({
  usdAmount,
  onKindChange,
  ...props
}: {
  kind: OwnTransferKind;
  /** The entered amount, which is preserved when the direction changes. */
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
 * The dialog for transfers between the user's e-wallet and trading account, connected. Mount it to open it; unmounting
 * discards its error.
 *
 * @example
 * {isOpen && <TransferDialog onClose={close} onDone={() => navigate(places.transactions("internal-transfer"))} />}
 */
export function TransferDialog({ kind: first = "eWallet", onClose, onDone }: TransferDialogProps) {
  const [now, setNow] = useState({ kind: first, usdAmount: "" });
  return (
    <ContactProvider>
      <KindOfTransfer key={now.kind} {...now} onKindChange={setNow} onClose={onClose} onDone={onDone} />
    </ContactProvider>
  );
}
