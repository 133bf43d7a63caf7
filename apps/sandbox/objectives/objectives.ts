import { stringify } from "yaml";

/** What clients are promised, as the part of calls or runs that may fail within 30 days. */
interface Objective {
  readonly name: string;
  /** The part that succeeds at least. */
  readonly goal: number;
  /** Returns the PromQL of the part that failed within a window. */
  readonly failed: (window: string) => string;
}

/** The runs of all synthetic clients, recorded since a sum over a month of it is made often. */
const SUCCESS = "objective:deposits:success";
const calls = "broker_operation_duration_seconds";

/** The objectives. A refusal is an answer; a 503 is a failure, also one that says when to repeat. */
export const objectives: readonly Objective[] = [
  {
    name: "calls",
    goal: 0.999,
    // There is no series of errors before the first one.
    failed: (window) =>
      `(sum(rate(broker_operation_errors_total[${window}])) or vector(0)) / sum(rate(broker_operations_total[${window}]))`,
  },
  {
    name: "speed",
    goal: 0.99,
    // Half a second is a limit of the histogram's buckets.
    failed: (window) =>
      `1 - sum(rate(${calls}_bucket{le="0.5"}[${window}])) / sum(rate(${calls}_count[${window}]))`,
  },
  {
    name: "deposits",
    goal: 0.995,
    // One run a minute; without the synthetic client there is no value, and NoDepositIsTried tells.
    failed: (window) => `1 - avg_over_time(${SUCCESS}[${window}])`,
  },
];

/** A pace at which the budget of 30 days is used: over a long window, and still over a short one. */
interface Pace {
  readonly factor: number;
  readonly long: string;
  readonly short: string;
}

/** The alerts that wake a person: 2 % of the budget in an hour, or 5 % in six. */
const fast: readonly Pace[] = [
  { factor: 14.4, long: "1h", short: "5m" },
  { factor: 6, long: "6h", short: "30m" },
];
/** The alerts that wait for the morning: 10 % of the budget in a day, or in three. */
const slow: readonly Pace[] = [
  { factor: 3, long: "1d", short: "2h" },
  { factor: 1, long: "3d", short: "6h" },
];

const rateOf = (window: string) => `objective:failed:ratio_rate${window}`;
const BUDGET = "objective:budget:ratio";
const MONTH = "30d";

/** Returns the condition that a pace is reached over both windows. */
const isReached = ({ factor, long, short }: Pace): string =>
  [long, short]
    .map((window) => `${rateOf(window)} > on (objective) ${factor} * ${BUDGET}`)
    .map((part) => `(${part})`)
    .join(" and on (objective) ");

const RUNBOOK = "https://github.com/broker-kit/broker-kit/blob/main/docs/runbooks.md#";

const createAlert = (alert: string, paces: readonly Pace[], severity: string, summary: string) => ({
  alert,
  expr: paces.map(isReached).join(" or on (objective) "),
  labels: { severity },
  annotations: { summary, runbook_url: `${RUNBOOK}${alert.toLowerCase()}` },
});

/** The numbers of a whole month are summed less often, since they change slowly and cost most. */
const recordOf = (record: string, window: string) =>
  objectives.map(({ name, failed }) => ({ record, expr: failed(window), labels: { objective: name } }));

const windows = new Set([...fast, ...slow].flatMap(({ long, short }) => [short, long]));

const groups = [
  {
    name: "objectives",
    rules: [
      { record: SUCCESS, expr: "max(broker_synthetic_deposit_success)" },
      ...objectives.map(({ name, goal }) => ({
        record: BUDGET,
        expr: `vector(${Number((1 - goal).toFixed(6))})`,
        labels: { objective: name },
      })),
      ...[...windows].flatMap((window) => recordOf(rateOf(window), window)),
      createAlert(
        "BudgetBurnsFast",
        fast,
        "page",
        "The objective {{ $labels.objective }} fails so often that its budget of 30 days ends within days.",
      ),
      createAlert(
        "BudgetBurnsSlowly",
        slow,
        "ticket",
        "The objective {{ $labels.objective }} uses its budget of 30 days before they are over.",
      ),
    ],
  },
  {
    name: "objectives of the month",
    interval: "5m",
    rules: [
      ...recordOf(rateOf(MONTH), MONTH),
      { record: "objective:budget_left:ratio", expr: `1 - ${rateOf(MONTH)} / on (objective) ${BUDGET}` },
    ],
  },
];

/** Returns the rules of Prometheus for the objectives: recorded ratios, and alerts by several windows. */
export const formatObjectives = (): string =>
  "# Written by `node apps/sandbox/scripts/objectives.ts` from apps/sandbox/objectives.\n" +
  stringify({ groups }, { lineWidth: 0 });
