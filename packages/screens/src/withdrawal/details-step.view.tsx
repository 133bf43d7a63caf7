import type { WithdrawalState } from "@broker/hooks";
import {
  AmountField,
  Button,
  ErrorSummary,
  Form,
  formatMoney,
  formatRate,
  Grid,
  Heading,
  Inline,
  Money,
  Notice,
  Skeleton,
  Stack,
  Text,
  TextField,
} from "@broker/ui";
import { useId } from "react";
import { lateExtension } from "../frame/late-extension.tsx";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import type { LimitsViewProps } from "../limits/limits.view.tsx";
import type { WalletChoiceProps } from "../payees/wallet-choice.screen.tsx";
import { type AmountFieldName, useDetails } from "./use-details.ts";
import type { WithdrawalParts } from "./withdrawal-parts.ts";
import { WithdrawalBar, type Withdrawer } from "./withdrawal-summary.view.tsx";
import { withdrawalMessages } from "./withdrawal.messages.ts";

type Step = Extract<WithdrawalState, { step: "enteringDetails" }>;

interface DetailsStepProps {
  wizard: Step;
  parts: WithdrawalParts;
  info: Withdrawer | null;
  /** The name of the client's bank; null while it is unknown. */
  bankName: string | null;
  /** Called with whether the wallet cannot be withdrawn to; null where wallets need not be saved. */
  onWallet: ((isStopped: boolean) => void) | null;
}

// Late code, for providers whose wallets must be saved. Without it the address is entered, and the provider checks it.
const WalletChoice = lateExtension<WalletChoiceProps>(
  async () => (await import("../payees/wallet-choice.screen.tsx")).WalletChoiceScreen,
  { while: () => <Skeleton height="block" />, whenMissing: ({ children }) => children },
);

// Late code, for providers with limits. Without it the amount is still checked against them.
const Limits = lateExtension<LimitsViewProps>(
  async () => (await import("../limits/limits.view.tsx")).LimitsView,
  {
    while: () => <Skeleton height="block" />,
    whenMissing: () => null,
  },
);

/** The balance in a line, with a button that enters the largest amount that can be withdrawn. */
function Balance({ wizard, onUse }: { wizard: Step; onUse: (usdAmount: string) => void }) {
  const t = useMessages(withdrawalMessages);
  const { locale } = useLanguage();
  const { available, most, terms } = wizard;
  return (
    <Inline justify="between">
      <Text figures="tabular">
        {t("available")} <Money value={available} currency="USD" size="title" />
      </Text>
      {!terms?.reached && (
        <Button variant="secondary" onPress={() => onUse(most)}>
          {most === available ? t("useAll") : t("useMost", { amount: formatMoney(most, "USD", locale) })}
        </Button>
      )}
    </Inline>
  );
}

interface AmountsProps {
  wizard: Step;
  ids: Readonly<Record<AmountFieldName, string>>;
  /** The field that was typed in, which shows the issue. */
  typed: AmountFieldName;
  errorMessage: string | undefined;
  /** The error of a text that is no amount. */
  unread: string;
  onChange: (field: AmountFieldName, text: string) => void;
  onLeave: () => void;
}

/** The amount in US dollars and, where it is converted, in the local currency, with rate and limits. */
function Amounts({ wizard, ids, typed, errorMessage, unread, onChange, onLeave }: AmountsProps) {
  const t = useMessages(withdrawalMessages);
  const { locale } = useLanguage();
  const [rateId, limitsId] = [useId(), useId()];
  const { terms } = wizard;
  // Where a limit is reached, the line of the balance says from when withdrawals are possible again.
  const hasRange = terms !== null && !terms.reached;
  const isConverted = terms !== null && terms.currencyCode !== "USD";
  const usd = (amount: string) => formatMoney(amount, "USD", locale);
  const field = (name: AmountFieldName) => ({
    id: ids[name],
    onChange: (text: string) => onChange(name, text),
    onBlur: onLeave,
    size: "large" as const,
    errorMessage: typed === name ? errorMessage : undefined,
    unreadMessage: unread,
  });
  return (
    <Grid columns={2} gap={5} align="start">
      <AmountField
        {...field("usd")}
        label={t("youWithdraw")}
        currency="USD"
        value={wizard.usdAmount}
        description={
          hasRange && <span id={limitsId}>{t("limits", { min: usd(terms.min), max: usd(terms.max) })}</span>
        }
        {...(isConverted && { "aria-describedby": rateId })}
      />
      {isConverted && (
        <AmountField
          {...field("local")}
          label={t("youReceive")}
          currency={terms.currencyCode}
          value={wizard.localAmount}
          description={
            <span id={rateId}>
              {t("rate", { rate: formatRate(terms.buyRate, terms.currencyCode, locale) })}
            </span>
          }
          {...(hasRange && { "aria-describedby": limitsId })}
        />
      )}
    </Grid>
  );
}

interface WalletProps {
  wizard: Step;
  id: string;
  errorMessage: string | undefined;
  onLeave: () => void;
  onWallet: DetailsStepProps["onWallet"];
}

/** The address of the wallet for a platform that pays to wallets; a choice of saved wallets if only these are allowed. */
function Wallet({ wizard: { wallet, platform }, id, errorMessage, onLeave, onWallet }: WalletProps) {
  const t = useMessages(withdrawalMessages);
  if (!wallet) return null;
  const field = (
    <TextField
      id={id}
      label={t("wallet")}
      description={t("walletHint", { network: wallet.network ?? platform?.paymentPlatformName ?? "" })}
      value={wallet.text}
      onChange={wallet.change}
      onBlur={() => wallet.text !== "" && onLeave()}
      autoComplete="off"
      spellCheck="false"
      errorMessage={errorMessage}
    />
  );
  return onWallet ? (
    <WalletChoice {...{ wallet, id, errorMessage }} onStop={onWallet}>
      {field}
    </WalletChoice>
  ) : (
    field
  );
}

/** Step 2: the amount, in either currency, and the wallet for a platform that pays to wallets. */
export function DetailsStep({ wizard, parts, info, bankName, onWallet }: DetailsStepProps) {
  const t = useMessages(withdrawalMessages);
  const { errors, fieldIds, ...form } = useDetails(wizard);
  const { issues, attempts } = wizard;
  const failures = (["amount", "wallet"] as const).flatMap((field) => {
    const message = errors[field];
    return message === undefined ? [] : [{ fieldId: fieldIds[field], message }];
  });
  return (
    <Form onSubmit={parts.goOn} width="full">
      <Stack gap={6}>
        <Heading level={2}>{t("detailsHeading")}</Heading>
        {issues.platform && <Notice tone="negative">{t("platformMissing")}</Notice>}
        {attempts > 0 && (
          <ErrorSummary
            title={t("fieldsToCheck", { count: failures.length })}
            failures={failures}
            attempt={attempts}
          />
        )}
        <Balance wizard={wizard} onUse={(amount) => form.change("usd", amount)} />
        <Amounts
          wizard={wizard}
          ids={form.amountIds}
          typed={form.typed}
          errorMessage={errors.amount}
          unread={form.unread}
          onChange={form.change}
          onLeave={() => wizard.usdAmount !== "" && form.leave("amount")}
        />
        {wizard.limits && <Limits limits={wizard.limits} reached={wizard.terms?.reached ?? null} />}
        <Wallet
          wizard={wizard}
          id={fieldIds.wallet}
          errorMessage={errors.wallet}
          onLeave={() => form.leave("wallet")}
          onWallet={onWallet}
        />
        <WithdrawalBar
          wizard={wizard}
          info={info}
          bankName={bankName}
          back={
            <Button variant="secondary" onPress={wizard.back}>
              {t("prev")}
            </Button>
          }
        >
          <Button type="submit" isDisabled={parts.isFrozen}>
            {t("next")}
          </Button>
        </WithdrawalBar>
      </Stack>
    </Form>
  );
}
