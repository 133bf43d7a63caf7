import { examples } from "@broker/api-spec/examples";
import { fail, mock, type Operation, refuse } from "./http.ts";
import type { Scenarios } from "./scenarios.ts";

const platforms = examples.GetPaymentPlatforms.success.data;
const gateways = ["ESS", "SmilePayz", "OnePay", "RazorPay", "FastPay"].flatMap((paymentPlatformName, index) =>
  platforms
    .filter(({ paymentTypeId }) => paymentTypeId === 3)
    .map((gateway) => Object.assign({}, gateway, { paymentPlatformId: 31 + index, paymentPlatformName })),
);
const generate = [
  "GenerateDepositUrlEss",
  "GenerateDepositUrlSmilePayz",
  "GenerateDepositUrlOnePay",
] as const satisfies readonly Operation[];

const { transactionId } = examples.GenerateDepositUrlEss.success.data;
/** The list of deposits with the hosted payment of ESS in it, in a state. */
const paymentIs = (paymentStatusId: 1 | 2 | 5 | 6) => {
  return mock("GetDepositTransactionsByUser", [
    {
      requestDate: "2026-11-21T09:00:00Z",
      transactionId,
      amount: 447,
      amountUsd: 100,
      currencyCode: "MYR",
      paymentPlatformName: "ESS",
      paymentStatusId,
      receipt: null,
    },
  ]);
};

/** Deposits and their list. */
export const depositScenarios = {
  offered: [mock("GetPaymentPlatforms")],
  gatewaysOffered: [mock("GetPaymentPlatforms", [...platforms.slice(0, 2), ...gateways])],
  nothingOffered: [mock("GetPaymentPlatforms", [])],
  platformsFailed: [fail("GetPaymentPlatforms", "unavailable")],
  optionsFailed: [
    fail("GetSmilePayzDepositMethod", "unavailable"),
    fail("GetOnePayDepositMethod", "unavailable"),
  ],
  noOptions: [mock("GetSmilePayzDepositMethod", []), mock("GetOnePayDepositMethod", [])],
  refused: [refuse("DepositRequest")],
  rateMoved: [
    refuse("DepositRequest", "amountMismatch", "The amounts do not follow from the current rate."),
    mock("GetCurrencies", [
      { currencyCode: "MYR", currencyId: 458, sellRate: 4.5, buyRate: 4.44 },
      { currencyCode: "USD", currencyId: 840, sellRate: 1, buyRate: 1 },
    ]),
  ],
  replyLost: [fail("DepositRequest", "offline")],
  outcomeUnknown: [fail("DepositRequest", "offline"), fail("VoidIntent", "offline")],
  hangs: [fail("DepositRequest", "noReply")],
  proofRefused: [refuse("SubmitDeposit")],
  proofAlreadyThere: [
    refuse("SubmitDeposit", "transactionState", "A receipt for this deposit was already sent."),
  ],
  proofReplyLost: [fail("SubmitDeposit", "offline")],
  paymentRefused: generate.map((operation) => refuse(operation)),
  paymentReplyLost: generate.map((operation) => fail(operation, "offline")),
  paymentHangs: generate.map((operation) => fail(operation, "noReply")),
  paymentLeadsElsewhere: generate.map((operation) =>
    mock(operation, { transactionId, paymentUrl: '<form action="https://elsewhere.example/"></form>' }),
  ),
  paymentPending: [paymentIs(1)],
  paymentProcessing: [paymentIs(2)],
  paymentCompleted: [paymentIs(5)],
  paymentCancelled: [paymentIs(6)],
  none: [mock("GetDepositTransactionsByUser", [])],
  listFailed: [fail("GetDepositTransactionsByUser", "html500")],
} satisfies Scenarios;
