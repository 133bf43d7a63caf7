import type {
  UserTransferState,
  UserTransferEntry,
  UserTransferField,
  VerificationEmailState,
  WithdrawalFreezeState,
} from "@broker/hooks";
import {
  AmountField,
  Button,
  ComboBox,
  ErrorSummary,
  FileDrop,
  Form,
  formatMoney,
  Heading,
  Notice,
  Progress,
  Skeleton,
  Stack,
  Text,
} from "@broker/ui";
import { useId, useState } from "react";
import { eligibilityMessages } from "../eligibility/eligibility.messages.ts";
import { MissingRequirements } from "../eligibility/missing-requirements.view.tsx";
import { ErrorDialog } from "../failure/error-dialog.view.tsx";
import { failureMessages } from "../failure/failure.messages.ts";
import { toFailureText } from "../failure/failure-text.ts";
import { referenceTypes } from "../frame/file-types.ts";
import { lateExtension } from "../frame/late-extension.tsx";
import type { PausedViewProps } from "../freeze/paused.view.tsx";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { transferMessages } from "./transfer.messages.ts";
import { TransferFrame } from "./transfer-frame.view.tsx";
import { TransferNotice, TransferResult } from "./transfer-outcome.view.tsx";

const missingWords = {
  recipient: "recipientMissing",
  amount: "amountInvalid",
  file: "fileMissing",
} as const satisfies Record<UserTransferField, string>;

// Late code, for providers that freeze transfers to other users. Without it the provider's refusal says until when.
const Paused = lateExtension<PausedViewProps>(
  async () => (await import("../freeze/paused.view.tsx")).PausedView,
  { while: () => <Skeleton height="block" />, whenMissing: () => null },
);

const fieldId = (field: UserTransferField) => `user-transfer-${field}`;

interface UserTransferViewProps {
  transfer: UserTransferState;
  /** The balance of the trading account in US dollars; null while it is loading. */
  available: number | null;
  mail: VerificationEmailState;
  /** Whether the provider freezes transfers to other users, as it does withdrawals. */
  freeze: WithdrawalFreezeState;
  onClose: () => void;
}

/** The view of the dialog 'Transfer CTrader Funds', for a {@link UserTransferState}. */
export function UserTransferView({ transfer, available, mail, freeze, onClose }: UserTransferViewProps) {
  const t = useMessages(transferMessages);
  const e = useMessages(eligibilityMessages);
  const formId = useId();
  if (transfer.step === "settled") return <TransferResult transfer={transfer} onDone={onClose} />;
  const entry = transfer.step === "entering" ? transfer : null;
  const isBusy = transfer.step === "submitting" || transfer.step === "checking";
  const missing = entry?.missing ?? [];
  const isAsking = entry !== null && missing.length === 0;
  const isKnown = freeze.status === "loaded";
  const frozenUntil = isKnown ? freeze.frozenUntil : null;
  return (
    <TransferFrame
      title={t("userTitle")}
      transfer={transfer}
      formId={isAsking && isKnown ? formId : null}
      hasSummary={missing.length === 0}
      isStopped={frozenUntil !== null}
      onClose={onClose}
    >
      {missing.length > 0 && (
        <Stack gap={3}>
          <Heading level={3}>{e("transfer")}</Heading>
          <MissingRequirements missing={missing} mail={mail} alert={ErrorDialog} />
        </Stack>
      )}
      {isAsking && frozenUntil && <Paused until={frozenUntil} what="userTransfers" />}
      {/* A notice above the fields would move the fields. */}
      {isAsking && !isKnown && <Skeleton height="block" />}
      {isAsking && isKnown && (
        <Form id={formId} onSubmit={() => !frozenUntil && entry.submit()}>
          <Fields entry={entry} available={available} />
        </Form>
      )}
      {isBusy && (
        <output>
          <Progress label={t(transfer.step === "checking" ? "checking" : "transferring")} value={undefined} />
        </output>
      )}
      {transfer.step !== "entering" && <TransferNotice transfer={transfer} />}
    </TransferFrame>
  );
}

function Fields({ entry, available }: { entry: UserTransferEntry; available: number | null }) {
  const t = useMessages(transferMessages);
  const { locale } = useLanguage();
  const { issue, attempts, file, missingFields } = entry;
  const words = (field: UserTransferField) =>
    missingFields.includes(field) ? t(missingWords[field]) : undefined;
  const fileIssue = issue?.code === "fileType" || issue?.code === "fileTooLarge" ? issue.code : null;
  return (
    <Stack gap={4}>
      <Text tone="muted">{t("userText")}</Text>
      <ErrorSummary
        title={t("fieldsRequired")}
        attempt={attempts}
        failures={missingFields.map((field) => ({
          fieldId: fieldId(field),
          message: t(missingWords[field]),
        }))}
      />
      <RecipientField entry={entry} errorMessage={words("recipient")} />
      <AmountField
        id={fieldId("amount")}
        label={t("amount")}
        currency="USD"
        size="large"
        value={entry.usdAmount}
        onChange={entry.change}
        unreadMessage={t("amountInvalid")}
        errorMessage={words("amount")}
        description={
          available === null ? (
            <Skeleton height="small" width="half" />
          ) : (
            t("availableTrading", { amount: formatMoney(String(available), "USD", locale) })
          )
        }
      />
      <FileDrop
        id={fieldId("file")}
        label={t("file")}
        description={t("fileHint")}
        accept={referenceTypes}
        file={file}
        onChange={entry.chooseFile}
        labels={{
          drop: t("fileDrop"),
          browse: t("fileBrowse"),
          remove: t("fileRemove"),
        }}
        errorMessage={fileIssue ? t(fileIssue) : words("file")}
      />
    </Stack>
  );
}

/** A field that finds another user by a whole e-mail address or trading login. */
function RecipientField(props: { entry: UserTransferEntry; errorMessage: string | undefined }) {
  const { search, recipient, chooseRecipient } = props.entry;
  const t = useMessages(transferMessages);
  const f = useMessages(failureMessages);
  const [text, setText] = useState(recipient?.display ?? "");
  const found = search.status === "found" ? search.recipients : [];
  const isChosenListed = found.some(({ cTraderLogin }) => cTraderLogin === recipient?.cTraderLogin);
  const listed = recipient && !isChosenListed ? [recipient, ...found] : found;
  const empty = { incomplete: "recipientIncomplete", searching: "recipientSearching" } as const;
  const isEmptyByState = search.status === "incomplete" || search.status === "searching";
  return (
    <Stack gap={2}>
      <ComboBox
        id={fieldId("recipient")}
        label={t("recipient")}
        description={t("recipientHint")}
        options={listed.map(({ cTraderLogin, display }) => ({ id: cTraderLogin, label: display }))}
        value={recipient?.cTraderLogin ?? null}
        onChange={(login) => {
          // The chosen recipient may not be among the results of the latest search.
          if (login !== recipient?.cTraderLogin) chooseRecipient(login);
          const chosen = listed.find(({ cTraderLogin }) => cTraderLogin === login);
          if (chosen) setText(chosen.display);
        }}
        inputValue={text}
        onInputChange={(typed) => {
          setText(typed);
          // The visible name is the recipient, so typing over it clears the selection.
          if (recipient && typed !== recipient.display) chooseRecipient(null);
          // A selection changes the field's text, which must not start a search.
          if (listed.every(({ display }) => display !== typed)) search.change(typed);
        }}
        errorMessage={props.errorMessage}
        isLoading={search.status === "searching"}
        emptyLabel={t(isEmptyByState ? empty[search.status] : "recipientNone")}
      />
      {search.status === "failed" && (
        <Notice
          tone="negative"
          actions={
            search.failure.kind !== "unsupported" && (
              <Button variant="secondary" onPress={search.retry}>
                {t("retrySearch")}
              </Button>
            )
          }
        >
          {toFailureText(f, search.failure)}
        </Notice>
      )}
    </Stack>
  );
}
