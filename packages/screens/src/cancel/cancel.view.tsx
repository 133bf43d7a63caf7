import type { CancelKind, CancelState } from "@broker/hooks";
import { AlertDialog, Button, formatMoney, Inline, Notice, ScreenOnly, Stack } from "@broker/ui";
import { useState } from "react";
import { failureMessages } from "../failure/failure.messages.ts";
import { toFailureText } from "../failure/failure-text.ts";
import { type Translate, useLanguage, useMessages } from "../i18n/translation.tsx";
import { cancelMessages } from "./cancel.messages.ts";

interface CancelViewProps {
  kind: CancelKind;
  /** The amount in US dollars, which a cancelled withdrawal or transfer returns. */
  amountUsd: string;
  /** Whether the transaction can be cancelled now. */
  isOffered: boolean;
  /** Who cancelled the transaction, besides the provider; null otherwise. */
  cancelledBy: "client" | "expiry" | null;
  state: CancelState;
}

/** The messages of each kind of transaction. */
const words = {
  deposit: { title: "depositTitle", done: "depositDone" },
  withdrawal: { title: "withdrawalTitle", done: "withdrawalDone" },
  transfer: { title: "transferTitle", done: "transferDone" },
} as const;

/** Returns the sentence about the money of a cancelled transaction. */
function effectOf(t: Translate<typeof cancelMessages>, kind: CancelKind, amount: string): string {
  if (kind === "deposit") return t("depositText");
  return t(kind === "withdrawal" ? "withdrawalText" : "transferText", { amount });
}

/** The words after a cancellation: who cancelled, and where the money is. */
function Cancelled({ kind, by }: { kind: CancelKind; by: "client" | "expiry" }) {
  const t = useMessages(cancelMessages);
  const isExpired = by === "expiry";
  return (
    <Notice tone="information" title={t(isExpired ? "expired" : "byYou")}>
      {t(isExpired ? "expiredText" : words[kind].done)}
    </Notice>
  );
}

/** The way to cancel a pending transaction, with its question and its outcome. */
export function CancelView({ kind, amountUsd, isOffered, cancelledBy, state }: CancelViewProps) {
  const t = useMessages(cancelMessages);
  const f = useMessages(failureMessages);
  const { locale } = useLanguage();
  const [isAsked, setAsked] = useState(false);
  const { failure, isCancelling, cancel } = state;
  return (
    <Stack gap={4}>
      {failure && (
        <Notice tone="negative" role="alert">
          {toFailureText(f, failure)}
        </Notice>
      )}
      {cancelledBy && <Cancelled kind={kind} by={cancelledBy} />}
      {isOffered && (
        <ScreenOnly>
          <Inline>
            <Button
              variant="secondary"
              isPending={isCancelling}
              pendingLabel={t("cancelling")}
              onPress={() => setAsked(true)}
            >
              {t(kind)}
            </Button>
          </Inline>
        </ScreenOnly>
      )}
      <AlertDialog
        isOpen={isAsked && isOffered}
        title={t(words[kind].title)}
        actionLabel={t(kind)}
        variant="danger"
        cancel={{ label: t("keep"), onCancel: () => setAsked(false) }}
        onAction={() => {
          setAsked(false);
          cancel();
        }}
      >
        {effectOf(t, kind, formatMoney(amountUsd, "USD", locale))}
      </AlertDialog>
    </Stack>
  );
}
