import { findAccountWait, usePayees, type PayeeItem, type WalletField } from "@broker/hooks";
import { Code, Link, Notice, RadioCards, Skeleton, Stack } from "@broker/ui";
import { type ReactNode, useEffect } from "react";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { usePlaces } from "../places/host.tsx";
import { payeesMessages } from "./payees.messages.ts";

/** The properties of {@link WalletChoiceScreen}. */
export interface WalletChoiceProps {
  wallet: WalletField;
  id: string;
  errorMessage: string | undefined;
  /** Called with whether the withdrawal must stop, because the wallet waits or is not saved. */
  onStop: (isStopped: boolean) => void;
  /** The field for an address, shown where the saved wallets cannot be read. */
  children: ReactNode;
}

const beginnings = { TRC20: "T", ERC20: "0x" } as const;

/** Returns whether a saved account is a wallet of a network; of any where the network is unknown. */
const isOf = (network: WalletField["network"]) => (payee: PayeeItem) =>
  payee.walletAddress?.startsWith(network ? beginnings[network] : "") ?? false;

/** The choice of a saved wallet, connected; for providers with the capability `payees`, which pay to saved wallets only. */
export function WalletChoiceScreen({ wallet, id, errorMessage, onStop, children }: WalletChoiceProps) {
  const t = useMessages(payeesMessages);
  const { locale } = useLanguage();
  const places = usePlaces();
  const payees = usePayees();
  const text = wallet.text.trim();
  const saved = payees.status === "loaded" ? payees.rows.filter(isOf(wallet.network)) : null;
  const hasNone = saved?.every(({ usableFrom }) => usableFrom !== null) ?? false;
  const isStopped = hasNone || (text !== "" && findAccountWait(payees, text).status !== "usable");
  useEffect(() => {
    onStop(isStopped);
    return () => onStop(false);
  }, [isStopped, onStop]);
  if (payees.status === "loading") return <Skeleton height="block" />;
  if (!saved) return children;
  const save = (
    <Link href={places.profile("withdrawal-settings")} look="secondary">
      {t("saveWallet")}
    </Link>
  );
  if (saved.length === 0)
    return (
      <Notice tone="information" actions={save}>
        {t("noWallet")}
      </Notice>
    );
  const times = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  const chosen = saved.find(({ walletAddress }) => walletAddress === text);
  return (
    <Stack gap={3}>
      <RadioCards
        id={id}
        label={t("toWallet")}
        value={chosen?.id ?? null}
        onChange={(wanted) => {
          const address = saved.find((one) => one.id === wanted)?.walletAddress;
          if (address) wallet.change(address);
        }}
        errorMessage={errorMessage}
        options={saved.map(({ id: value, name, walletAddress, usableFrom }) => ({
          value,
          label: name,
          description: (
            <>
              <Code>{walletAddress ?? ""}</Code>
              {usableFrom && (
                <>
                  <br />
                  {t("usableFrom", { date: times.format(usableFrom) })}
                </>
              )}
            </>
          ),
          isDisabled: usableFrom !== null,
        }))}
      />
      <div>{save}</div>
    </Stack>
  );
}
