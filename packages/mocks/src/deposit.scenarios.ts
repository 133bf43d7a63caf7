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
/** Returns a list of deposits with one hosted payment of ESS, in the given status. */
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

/** Scenarios of deposits and their list. */
export const depositScenarios = {
  offered: [mock("GetPaymentPlatforms")],
  /** All five gateways. The contract's examples lead to pay.ess.example, pay.smilepayz.example and pay.onepay.example: a payment opens there only if `createBroker({ payments: { allowedHosts } })` names them. */
  gatewaysOffered: [mock("GetPaymentPlatforms", [...platforms.slice(0, 2), ...gateways])],
  nothingOffered: [mock("GetPaymentPlatforms", [])],
  platformsFailed: [fail("GetPaymentPlatforms", "unavailable")],
  optionsFailed: [
    fail("GetSmilePayzDepositMethod", "unavailable"),
    fail("GetOnePayDepositMethod", "unavailable"),
  ],
  noOptions: [mock("GetSmilePayzDepositMethod", []), mock("GetOnePayDepositMethod", [])],
  refused: [refuse("DepositRequest")],
  /** The rate of the ringgit changes to 4.5 while an amount is typed: for a deposit in MYR, from 4.47. */
  rateMoved: [
    refuse("DepositRequest", "amountMismatch", "The amounts do not follow from the current rate."),
    mock("GetCurrencies", [
      { currencyCode: "MYR", currencyId: 458, sellRate: 4.5, buyRate: 4.44 },
      { currencyCode: "USD", currencyId: 840, sellRate: 1, buyRate: 1 },
    ]),
  ],
  /** The request fails as offline, whatever the amount. No list contains it and VoidIntent voids its key, so that it may be sent again. */
  replyLost: [fail("DepositRequest", "offline")],
  /** The request fails as offline, and its outcome stays unknown: its key cannot be voided either. */
  outcomeUnknown: [fail("DepositRequest", "offline"), fail("VoidIntent", "offline")],
  hangs: [fail("DepositRequest", "noReply")],
  proofRefused: [refuse("SubmitDeposit")],
  proofAlreadyThere: [
    refuse("SubmitDeposit", "transactionState", "A receipt for this deposit was already sent."),
  ],
  /** The proof fails as offline; the list shows no receipt for a deposit of this session, so that the proof may be sent again. */
  proofReplyLost: [fail("SubmitDeposit", "offline")],
  paymentRefused: generate.map((operation) => refuse(operation)),
  paymentReplyLost: generate.map((operation) => fail(operation, "offline")),
  paymentHangs: generate.map((operation) => fail(operation, "noReply")),
  /** The payment's form leads to a host that no deployment allows. For a payment at ESS, SmilePayz or OnePay. */
  paymentLeadsElsewhere: generate.map((operation) =>
    mock(operation, { transactionId, paymentUrl: '<form action="https://elsewhere.example/"></form>' }),
  ),
  /** The list contains the payment that `GenerateDepositUrlEss` opened: 447 MYR, 100 US dollars, at ESS. The next three scenarios are of the same payment. */
  paymentPending: [paymentIs(1)],
  paymentProcessing: [paymentIs(2)],
  paymentCompleted: [paymentIs(5)],
  paymentCancelled: [paymentIs(6)],
  none: [mock("GetDepositTransactionsByUser", [])],
  listFailed: [fail("GetDepositTransactionsByUser", "html500")],
} satisfies Scenarios;
