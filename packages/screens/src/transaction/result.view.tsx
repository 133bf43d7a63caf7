import {
  announce,
  Code,
  CopyButton,
  formatMoney,
  Inline,
  Link,
  Money,
  Stack,
  Text,
  Timeline,
  type TimelineStep,
} from "@broker/ui";
import { useEffect, useRef } from "react";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import type { FollowRequest } from "./follow-request.ts";
import { isDecided, type Payment, toPaymentSteps } from "./payment-steps.ts";
import { type DecidedRequest, useUsualTime } from "./use-usual-time.ts";
import { transactionDetailMessages } from "./transaction-detail.messages.ts";

interface Amounts {
  readonly usdAmount: string;
  /** The amount in the user's currency; null where nothing was converted. */
  readonly local: { readonly amount: string; readonly currencyCode: string } | null;
}

interface ResultProps {
  /** What has just happened, until the provider has decided. */
  sentence?: string;
  /** The amounts that were sent; null where they are not known any more. */
  amounts: Amounts | null;
  /** Whether US dollars became local currency (a withdrawal), or the other way round. */
  isOut?: boolean;
  /** The names of the first and the last step. */
  first: "submitted" | "requested";
  last: "credited" | "paidOut" | "transferred";
  /** What staff decides, whose usual time is shown; null where no user has to. */
  decided: DecidedRequest | null;
  /** Whether the last step has been reached. */
  isSettled: boolean;
  /** What follows the request; without it the steps stay as they were when it was sent. */
  Follow?: FollowRequest | undefined;
  /** The id of the transaction; null where the provider has not told it. */
  id: string | null;
  /** The address of the transaction. */
  href: string | null;
}

function Reference({ id }: { id: string }) {
  const d = useMessages(transactionDetailMessages);
  return (
    <Inline justify="center" gap={1}>
      <Code isWhole>{id}</Code>
      <CopyButton text={id} label={d("copyId")} copiedLabel={d("copied")} failedLabel={d("copyFailed")} />
    </Inline>
  );
}

const NotFollowed: FollowRequest = ({ children }) => children(null);

interface StepsProps extends Pick<ResultProps, "first" | "last"> {
  /** The request as the provider lists it; null before. */
  payment: Payment | null;
  /** The steps when the request was sent. */
  sent: readonly TimelineStep[];
  usual: string | null;
}

/** What has happened to the request; each step that it reaches later is announced. */
function Steps({ payment, sent, ...names }: StepsProps) {
  const d = useMessages(transactionDetailMessages);
  const { locale } = useLanguage();
  const times = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  const steps = payment
    ? toPaymentSteps(payment, {
        d,
        unknown: payment.statusName ?? d("inReview"),
        time: (date) => times.format(date),
        ...names,
      })
    : sent;
  const step = steps.findLast(({ state }) => state !== "ahead")?.label ?? "";
  const reached = `${d("progress")}: ${step}`;
  const announced = useRef(reached);
  useEffect(() => {
    if (announced.current !== reached) announce(reached);
    announced.current = reached;
  }, [reached]);
  return <Timeline label={d("progress")} steps={steps} />;
}

/** What a result shows below its sentence: amount, conversion, id, what comes next, and the way to the transaction. */
export function ResultDetails(props: ResultProps) {
  const { amounts, isOut = false, first, last, decided, isSettled, id, href, sentence } = props;
  const { Follow = NotFollowed } = props;
  const d = useMessages(transactionDetailMessages);
  const { locale } = useLanguage();
  const usualTime = useUsualTime();
  const converted = () => {
    if (!amounts?.local || amounts.local.currencyCode === "USD") return null;
    const usd = formatMoney(amounts.usdAmount, "USD", locale);
    const local = formatMoney(amounts.local.amount, amounts.local.currencyCode, locale);
    return d("converted", isOut ? { from: usd, to: local } : { from: local, to: usd });
  };
  const usual = usualTime(decided);
  const steps: TimelineStep[] = [
    { id: first, label: d(first), note: d("settled"), state: "done" },
    ...(isSettled
      ? []
      : [{ id: "review", label: d("inReview"), note: d("inReviewNow"), state: "current" } as const]),
    {
      id: last,
      label: d(last),
      note: isSettled ? d("settled") : (usual ?? d("comesNext")),
      state: isSettled ? "done" : "ahead",
    },
  ];
  return (
    <Follow id={id ?? ""}>
      {(payment) => (
        <>
          {sentence !== undefined && (isSettled || !isDecided(payment)) && <Text>{sentence}</Text>}
          <Stack gap={4}>
            {amounts && (
              <div>
                <Money value={amounts.usdAmount} currency="USD" size="display" />
                <Text tone="muted" figures="tabular">
                  {converted()}
                </Text>
              </div>
            )}
            {id !== null && <Reference id={id} />}
            <Inline justify="center">
              <Steps payment={payment} sent={steps} first={first} last={last} usual={usual} />
            </Inline>
            {href !== null && (
              <Inline justify="center">
                <Link href={href} look="standalone">
                  {d("seeTransaction")}
                </Link>
              </Inline>
            )}
          </Stack>
        </>
      )}
    </Follow>
  );
}
