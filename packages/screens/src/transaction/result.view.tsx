import {
  Code,
  CopyButton,
  formatMoney,
  Inline,
  late,
  Link,
  Money,
  Stack,
  Text,
  Timeline,
  type TimelineStep,
} from "@broker/ui";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import type { FollowedStepsProps } from "./followed-steps.screen.tsx";
import { type DecidedRequest, useUsualTime } from "./use-usual-time.ts";
import { transactionDetailMessages } from "./transaction-detail.messages.ts";

function SentSteps({ sent }: FollowedStepsProps) {
  const d = useMessages(transactionDetailMessages);
  return <Timeline label={d("progress")} steps={sent} />;
}
const importSteps = () => import("./followed-steps.screen.tsx");
// Late code, shown after the result itself.
const followed = {
  deposit: late(async () => (await importSteps()).DepositSteps, {
    while: SentSteps,
    whenMissing: SentSteps,
    retry: "return",
  }),
  withdrawal: late(async () => (await importSteps()).WithdrawalSteps, {
    while: SentSteps,
    whenMissing: SentSteps,
    retry: "return",
  }),
};

interface Amounts {
  readonly usdAmount: string;
  /** The amount in the user's currency; null where nothing was converted. */
  readonly local: { readonly amount: string; readonly currencyCode: string } | null;
}

interface ResultProps {
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
  /** The list that tells what becomes of the request; null where the steps stay as they were when it was sent. */
  list: keyof typeof followed | null;
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

/** What a result shows below its sentence: amount, conversion, id, what comes next, and the way to the transaction. */
export function ResultDetails(props: ResultProps) {
  const { amounts, isOut = false, first, last, decided, isSettled, list, id, href } = props;
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
  const Steps = list === null || id === null ? SentSteps : followed[list];
  return (
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
        <Steps id={id ?? ""} first={first} last={last} usual={usual} sent={steps} />
      </Inline>
      {href !== null && (
        <Inline justify="center">
          <Link href={href} look="standalone">
            {d("seeTransaction")}
          </Link>
        </Inline>
      )}
    </Stack>
  );
}
