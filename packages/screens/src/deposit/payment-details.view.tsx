import type { DepositWizard } from "@broker/hooks";
import {
  Code,
  CopyButton,
  type Description,
  DescriptionList,
  formatMoney,
  Notice,
  QrCode,
  Stack,
  Text,
} from "@broker/ui";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { depositMessages } from "./deposit.messages.ts";

type Requested = Pick<
  Extract<DepositWizard, { step: "proofUnknown" }>,
  "platform" | "intent" | "transactionId"
>;

/** A wallet's address: to be photographed, or copied. */
function WalletAddress({ address, network }: { address: string; network: string }) {
  const t = useMessages(depositMessages);
  return (
    <Stack gap={4}>
      <Notice tone="warning" role="none">
        {t("onlyNetwork", { network })}
      </Notice>
      <QrCode text={address} label={t("walletQr")} size={168} />
    </Stack>
  );
}

/** Where to pay to, with a copy button for everything that is typed elsewhere. */
export function PaymentDetails({ deposit: { platform, intent, transactionId } }: { deposit: Requested }) {
  const t = useMessages(depositMessages);
  const { locale } = useLanguage();
  const row = (term: string, value: string | null | undefined, shown?: Description["details"]) => {
    if (!value) return [];
    const labels = { copiedLabel: t("copied"), failedLabel: t("copyFailed") };
    const action = <CopyButton text={value} label={t("copy", { what: term })} {...labels} />;
    return [{ term, details: shown ?? value, action }];
  };
  const code = (term: string, value: string | null | undefined) =>
    row(term, value, value && <Code>{value}</Code>);
  const address = platform?.walletAddress ?? null;
  const amount = formatMoney(intent.localAmount, intent.currencyCode, locale);
  return (
    <Stack gap={4}>
      <Text>{t(address === null ? "payBank" : "payCrypto")}</Text>
      {address !== null && <WalletAddress address={address} network={intent.platformName} />}
      <DescriptionList
        items={[
          ...code(t("walletAddress"), address),
          ...row(t("bankName"), platform?.bankName),
          ...row(t("accountName"), platform?.bankAccountName),
          ...code(t("accountNumber"), platform?.bankAccountNumber),
          ...code(t("swiftCode"), platform?.bankSwiftCode),
          ...row(t("amount"), intent.localAmount, amount).map((one) => ({ ...one, isEmphasised: true })),
          { term: t("amountUsd"), details: formatMoney(intent.usdAmount, "USD", locale) },
          ...code(t("reference"), transactionId),
        ]}
      />
    </Stack>
  );
}
