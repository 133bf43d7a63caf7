import { useDeposits, useWithdrawals } from "@broker/hooks";
import { announce, Timeline, type TimelineStep } from "@broker/ui";
import { useEffect, useRef } from "react";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { toPaymentSteps } from "./payment-steps.ts";
import { transactionDetailMessages } from "./transaction-detail.messages.ts";
import { transactionMessages } from "./transaction.messages.ts";

/** The properties of the steps of a request that was just sent. */
export interface FollowedStepsProps {
  /** The id of the transaction. */
  id: string;
  /** The names of the first and the last step. */
  first: "submitted" | "requested";
  last: "credited" | "paidOut" | "transferred";
  /** How long such a request usually takes; null where the provider does not say. */
  usual: string | null;
  /** The steps when the request was sent, until the provider lists it. */
  sent: readonly TimelineStep[];
}

const none: readonly never[] = [];
type Row = Parameters<typeof toPaymentSteps>[0] & { readonly transactionId: string };

function Steps({ rows, id, first, last, usual, sent }: FollowedStepsProps & { rows: readonly Row[] }) {
  const t = useMessages(transactionMessages);
  const d = useMessages(transactionDetailMessages);
  const { locale } = useLanguage();
  const times = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  const row = rows.find((item) => item.transactionId === id);
  const words = { t, d, time: (date: Date) => times.format(date), first, last, usual };
  const steps = row ? toPaymentSteps(row, words) : sent;
  const reached = steps.findLast(({ state }) => state !== "ahead")?.label ?? "";
  const before = useRef(reached);
  useEffect(() => {
    if (before.current !== reached) announce(reached);
    before.current = reached;
  }, [reached]);
  return <Timeline label={d("progress")} steps={steps} />;
}

/** The steps of a deposit that was just sent, which change with the provider's list. */
export function DepositSteps(props: FollowedStepsProps) {
  const list = useDeposits();
  return <Steps rows={list.status === "loaded" ? list.rows : none} {...props} />;
}

/** The steps of a withdrawal that was just requested, which change with the provider's list. */
export function WithdrawalSteps(props: FollowedStepsProps) {
  const list = useWithdrawals();
  return <Steps rows={list.status === "loaded" ? list.rows : none} {...props} />;
}
