import type { DepositState } from "@broker/hooks";
import {
  Code,
  CopyButton,
  type Description,
  DescriptionList,
  formatMoney,
  Inline,
  Notice,
  QrCode,
  Stack,
  Text,
} from "@broker/ui";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { depositMessages } from "./deposit.messages.ts";
import { paymentDetailsMessages } from "./payment-details.messages.ts";
import { unitOf } from "./deposit-summary.view.tsx";

type Requested = Pick<
  Extract<DepositState, { step: "proofUnknown" }>,
  "platform" | "intent" | "transactionId"
>;

function useCopyButton() {
  const p = useMessages(paymentDetailsMessages);
  const labels = { copiedLabel: p("copied"), failedLabel: p("copyFailed") };
  return (what: string, text: string) => <CopyButton text={text} label={p("copy", { what })} {...labels} />;
}

/** A wallet's address as a QR code, and as a text to copy. */
function WalletAddress({ address, network }: { address: string; network: string }) {
  const p = useMessages(paymentDetailsMessages);
  const copy = useCopyButton();
  return (
    <Stack gap={5}>
      <Notice tone="warning" role="none">
        {p("onlyNetwork", { network })}
      </Notice>
      <Inline gap={5} align="center">
        <QrCode text={address} label={p("walletQr")} size={168} />
        <Stack gap={1}>
          <Text size="small" tone="muted">
            {p("walletAddress")}
          </Text>
          <Inline gap={1} wrap="nowrap">
            <Code>{address}</Code>
            {copy(p("walletAddress"), address)}
          </Inline>
        </Stack>
      </Inline>
    </Stack>
  );
}

/** The destination of the payment, with a copy button for each value. */
export function PaymentDetails({ deposit: { platform, intent, transactionId } }: { deposit: Requested }) {
  const t = useMessages(depositMessages);
  const p = useMessages(paymentDetailsMessages);
  const { locale } = useLanguage();
  const copy = useCopyButton();
  const row = (term: string, value: string | null | undefined, shown?: Description["details"]) => {
    if (!value) return [];
    return [{ term, details: shown ?? value, action: copy(term, value) }];
  };
  const code = (term: string, value: string | null | undefined) =>
    row(term, value, value && <Code>{value}</Code>);
  const address = platform?.walletAddress ?? null;
  const unit = unitOf(intent.method, intent.currencyCode);
  const amount = formatMoney(intent.localAmount, unit, locale);
  return (
    <Stack gap={4}>
      {platform && <Text>{p(intent.method === "crypto" ? "payCrypto" : "payBank")}</Text>}
      {address !== null && <WalletAddress address={address} network={intent.platformName} />}
      <DescriptionList
        items={[
          ...row(p("bankName"), platform?.bankName),
          ...row(p("accountName"), platform?.bankAccountName),
          ...code(p("accountNumber"), platform?.bankAccountNumber),
          ...code(p("swiftCode"), platform?.bankSwiftCode),
          {
            term: t("amount"),
            details: amount,
            action: copy(t("amount"), intent.localAmount),
            isEmphasised: true,
          },
          ...(unit === "USD"
            ? []
            : [{ term: t("amountUsd"), details: formatMoney(intent.usdAmount, "USD", locale) }]),
          ...code(t("reference"), transactionId),
        ]}
      />
    </Stack>
  );
}
