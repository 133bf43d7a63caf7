import { examples } from "@broker/api-spec/examples";
import type { operations } from "@broker/api-spec/operations";
import * as v from "valibot";

/** The name of an operation of the contract. */
export type Operation = keyof typeof operations;

/** The refusal of a write that is delivered twice, where the provider detects that without a key. */
export const repetitions: Partial<Record<Operation, number>> = {
  CreateUser: 1002,
  UpdateUserPassword: 1008,
  KycVerification: 3001,
};

const Money = v.object({
  amount: v.optional(v.pipe(v.unknown(), v.transform(Number))),
  amountUsd: v.optional(v.pipe(v.unknown(), v.transform(Number))),
  AmountUsd: v.optional(v.pipe(v.unknown(), v.transform(Number))),
  currencyCode: v.optional(v.string()),
  paymentPlatformId: v.optional(v.pipe(v.unknown(), v.transform(Number))),
});

const platforms = examples.GetPaymentPlatforms.success.data.flatMap((platform) =>
  platform.paymentTypeId === 3
    ? ["ESS", "SmilePayz", "OnePay"].map((paymentPlatformName, index) =>
        Object.assign({}, platform, { paymentPlatformId: 31 + index, paymentPlatformName }),
      )
    : [platform],
);

/** Returns the row of a request. */
function toRow(operation: Operation, fields: Record<string, unknown>, number: number) {
  const { amountUsd, AmountUsd, ...money } = v.parse(Money, fields);
  const usd = amountUsd ?? AmountUsd ?? 0;
  const platform = platforms.find((one) => one.paymentPlatformId === money.paymentPlatformId);
  return {
    transactionId: `${operation}-${number}`,
    requestDate: "2026-11-21T09:00:00Z",
    paymentStatusId: 1,
    amount: money.amount ?? usd,
    amountUsd: usd,
    currencyCode: money.currencyCode ?? "USD",
    paymentPlatformName: platform?.paymentPlatformName ?? "",
    receipt: null,
    comment: null,
    remarks: null,
  };
}

type Rows = Readonly<Record<"deposit" | "withdrawal" | "transfer", Record<string, unknown>[]>>;

/** Returns the data of a read. */
function read(operation: Operation, rows: Rows, kycStatus: number, effects: readonly Operation[]): unknown {
  switch (operation) {
    case "GetDepositTransactionsByUser":
      return rows.deposit;
    case "GetWithdrawalTransactionsByUser":
      return rows.withdrawal;
    case "GetInternalTransactionsByUser":
      return rows.transfer;
    case "GetPaymentPlatforms":
      return platforms;
    case "GetCapabilities": {
      // This provider cannot void keys, so unknown outcomes are looked up in its lists; the contract run voids
      // them.
      const { capabilities, ...settings } = examples.GetCapabilities.success.data;
      const others = capabilities.filter((name) => name !== "voidIntent");
      return {
        ...settings,
        capabilities: [
          ...others,
          "sessions",
          "cancel",
          "statements",
          "events",
          "inbox",
          "secondFactor",
          "stepUp",
          "limits",
          "freeze",
          "payees",
          "messages",
          "privacy",
          "passkeys",
          "notes",
          "paging",
          "signInAlert",
          "letterPhrase",
          "kycResubmission",
          "kycCapture",
        ],
      };
    }
    case "GetFreeze":
      return { frozenUntil: null };
    case "GetKycReview":
      return effects.includes("ResubmitKyc")
        ? { reviewId: null, documents: [] }
        : examples[operation].success.data;
    case "GetUserInfo":
      return { ...examples.GetUserInfo.success.data, kycStatus };
    default:
      return examples[operation].success.data;
  }
}

/** The provider's state: one entry for each effect, and the rows and the status that follow. */
export function createFaultStore(initialStatus: 0 | 3) {
  const effects: Operation[] = [];
  const rows: Rows = { deposit: [], withdrawal: [], transfer: [] };
  const answered = new Map<string, unknown>();
  let kycStatus: number = initialStatus;

  /** Does a request, once for each key, and returns the data of its answer. */
  function commit(operation: Operation, fields: Record<string, unknown>, key: string | null): unknown {
    const identity = `${operation} ${key ?? JSON.stringify(fields)}`;
    if (answered.has(identity)) {
      const refusal = repetitions[operation];
      if (refusal) return Response.json({ responseCode: refusal, responseMessage: "Again?", data: null });
      return answered.get(identity);
    }
    effects.push(operation);
    const data = apply(operation, fields);
    answered.set(identity, data);
    return data;
  }

  function apply(operation: Operation, fields: Record<string, unknown>): unknown {
    const row = toRow(operation, fields, effects.length);
    const { transactionId } = row;
    switch (operation) {
      case "DepositRequest":
        rows.deposit.push(row);
        return { transactionId };
      case "GenerateDepositUrlEss":
      case "GenerateDepositUrlSmilePayz":
      case "GenerateDepositUrlOnePay":
        rows.deposit.push(row);
        return { transactionId, paymentUrl: `https://pay.example/${transactionId}` };
      case "SubmitDeposit":
        for (const one of rows.deposit)
          if (one["transactionId"] === fields["transactionId"]) one["receipt"] = "/files/receipt";
        return null;
      case "WithdrawalRequest":
        rows.withdrawal.push(row);
        return { transactionId };
      case "EWalletTransferRequest":
        rows.transfer.push({ ...row, fromPlatform: "E-Wallet", toPlatform: "cTrader", reference: null });
        return null;
      case "CTraderTransferRequest":
        rows.transfer.push({ ...row, fromPlatform: "cTrader", toPlatform: "E-Wallet", reference: null });
        return null;
      case "CTraderInternalTransferUserToUser":
        rows.transfer.push({ ...row, fromPlatform: "cTrader", toPlatform: "cTrader", reference: "/files/1" });
        return null;
      case "KycVerification":
        kycStatus = 1;
        return null;
      default:
        return examples[operation].success.data;
    }
  }

  return { effects, commit, read: (operation: Operation) => read(operation, rows, kycStatus, effects) };
}
