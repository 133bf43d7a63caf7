import {
  Button,
  Code,
  DescriptionList,
  Form,
  formatRate,
  Grid,
  Heading,
  Inline,
  Money,
  Notice,
  Stack,
  Text,
  useIsBelow,
} from "@broker/ui";
import { type ReactNode, useId } from "react";
import { ErrorDialog } from "../failure/error-dialog.view.tsx";
import { failureMessages } from "../failure/failure.messages.ts";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { useUsualTime } from "../transaction/use-usual-time.ts";
import { CodeField } from "./code-field.view.tsx";
import { describeOwnAccount } from "./own-account.ts";
import { ReviewOutcome, type ReviewState } from "./review-outcome.view.tsx";
import type { WithdrawalParts } from "./withdrawal-parts.ts";
import { WithdrawalBar, type Withdrawer } from "./withdrawal-summary.view.tsx";
import { withdrawalMessages } from "./withdrawal.messages.ts";

/** Returns the withdrawal under review: the entered withdrawal, or the withdrawal that is being sent. */
function toReviewed(wizard: ReviewState) {
  if (wizard.step !== "enteringDetails") {
    const { usdAmount, localAmount, currencyCode, platformName, walletAddress } = wizard.intent;
    return { usdAmount, localAmount, currencyCode, platformName, wallet: walletAddress, rate: wizard.rate };
  }
  const { usdAmount, localAmount, terms, wallet } = wizard;
  return {
    usdAmount,
    localAmount,
    currencyCode: terms?.currencyCode ?? "USD",
    platformName: terms?.platformName ?? "",
    wallet: wallet?.text.trim(),
    rate: terms?.buyRate ?? null,
  };
}

function Side({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Stack gap={1} align="start">
      <Text size="small" tone="muted">
        {label}
      </Text>
      {children}
    </Stack>
  );
}

interface TermsProps {
  wizard: ReviewState;
  info: Withdrawer | null;
  /** The name of the client's bank; null while it is unknown. */
  bankName: string | null;
}

interface ReviewStepProps extends TermsProps {
  parts: WithdrawalParts;
  /** Whether the provider has refused the entered code. */
  isCodeRefused: boolean;
}

/** The destination, rate, fee and processing time, for the review before the confirmation. */
function Terms({ wizard, info, bankName }: TermsProps) {
  const t = useMessages(withdrawalMessages);
  const { locale } = useLanguage();
  const usualTime = useUsualTime();
  const { method, platform } = wizard;
  const { wallet, platformName, currencyCode, rate: known } = toReviewed(wizard);
  const account = method === "bank" ? describeOwnAccount(t, info, bankName) : null;
  const by = platform?.paymentPlatformName ?? platformName;
  const rate = known !== null && currencyCode !== "USD" ? formatRate(known, currencyCode, locale) : null;
  return (
    <DescriptionList
      items={[
        {
          term: t("to"),
          details:
            account?.destination ??
            (wallet ? t("ownAccount", { bank: by, ending: `••${wallet.slice(-6)}` }) : by),
        },
        ...(wallet ? [{ term: t("wallet"), details: <Code isGrouped>{wallet}</Code> }] : []),
        ...(account ? [{ term: t("by"), details: by }] : []),
        ...(rate === null ? [] : [{ term: t("rateTerm"), details: t("rate", { rate }) }]),
        { term: t("fee"), details: t("noFee") },
        { term: t("when"), details: usualTime("withdrawal") ?? t("whenText") },
      ]}
    />
  );
}

/** The one-time code, while it is entered. */
function ReviewCode({ wizard, info, parts, isCodeRefused }: ReviewStepProps) {
  const t = useMessages(withdrawalMessages);
  const f = useMessages(failureMessages);
  const id = useId();
  if (wizard.step !== "enteringDetails") return null;
  const issue = parts.refusals > 0 ? wizard.issues.code : null;
  return (
    <CodeField
      id={id}
      code={wizard.code}
      email={info?.email ?? ""}
      errorMessage={isCodeRefused ? f("codeWrong") : issue ? t(issue.code) : undefined}
      isRefused={isCodeRefused}
      alert={ErrorDialog}
    />
  );
}

/** The buttons of the review; the button that confirms is missing while withdrawals are frozen. */
function confirmationOf({ wizard, parts }: Pick<ReviewStepProps, "wizard" | "parts">): () => void {
  if (parts.isFrozen) return () => {};
  return wizard.step === "reviewing" ? wizard.confirm : parts.confirm;
}

/** Whether the withdrawal can be confirmed, or is being sent. */
const toProgress = ({ step }: ReviewState) => ({
  isBusy: step === "submitting" || step === "checking",
  isOpen: step === "reviewing" || step === "enteringDetails",
});

/** The buttons back and on, with the summary on phones and tablets; none once the outcome is known. */
function ReviewBar({ wizard, info, bankName, parts }: ReviewStepProps) {
  const t = useMessages(withdrawalMessages);
  const { isBusy, isOpen } = toProgress(wizard);
  if (!isOpen && !isBusy) return null;
  const goBack = () => {
    parts.goBack();
    if (wizard.step === "reviewing") wizard.back();
  };
  return (
    <WithdrawalBar
      wizard={wizard}
      info={info}
      bankName={bankName}
      back={
        <Button variant="secondary" isDisabled={isBusy} onPress={goBack}>
          {t("prev")}
        </Button>
      }
    >
      <Button
        type="submit"
        isDisabled={parts.isFrozen}
        isPending={isBusy}
        pendingLabel={t(wizard.step === "checking" ? "checking" : "submitting")}
      >
        {t("confirm")}
      </Button>
    </WithdrawalBar>
  );
}

/** The amounts and terms of the withdrawal. */
function Reviewed({ wizard, info, bankName }: TermsProps) {
  const t = useMessages(withdrawalMessages);
  const { usdAmount, localAmount, currencyCode } = toReviewed(wizard);
  return (
    <Stack gap={5}>
      <Inline gap={8} align="start">
        <Side label={t("youWithdraw")}>
          <Money value={usdAmount} currency="USD" size="display" />
        </Side>
        {currencyCode !== "USD" && (
          <Side label={t("youReceive")}>
            <Money value={localAmount} currency={currencyCode} size="display" />
          </Side>
        )}
      </Inline>
      <Terms wizard={wizard} info={info} bankName={bankName} />
    </Stack>
  );
}

/** Step 3: the review of the whole withdrawal, which the one-time code confirms, and the outcome. */
export function ReviewStep(props: ReviewStepProps) {
  const { wizard } = props;
  const t = useMessages(withdrawalMessages);
  const isNarrow = useIsBelow("large");
  const { isBusy, isOpen } = toProgress(wizard);
  const form = { onSubmit: confirmationOf(props), isPending: isBusy, width: "full" as const };
  const entry = (
    <>
      {toReviewed(wizard).wallet && isOpen && <Notice tone="warning">{t("walletCheck")}</Notice>}
      <Text tone="muted">{t("reviewText")}</Text>
      <ReviewCode {...props} />
      <ReviewOutcome wizard={wizard} />
      <ReviewBar {...props} />
    </>
  );
  return (
    <Stack gap={6}>
      <Heading level={2}>{t("reviewHeading")}</Heading>
      {isNarrow ? (
        // The bar is below both, so that it stays in view beside the terms, too.
        <Form {...form}>
          <Reviewed {...props} />
          {entry}
        </Form>
      ) : (
        <Grid columns={2} gap={10} align="start">
          <Reviewed {...props} />
          <Form {...form}>{entry}</Form>
        </Grid>
      )}
    </Stack>
  );
}
