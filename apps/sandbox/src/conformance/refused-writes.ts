import type { OperationId } from "@broker/api-spec/operations";
import Big from "big.js";
import type { Catalogue } from "./catalogue-checks.ts";
import { at } from "./contract-schema.ts";
import { createReceipt } from "./deposit-checks.ts";
import { exampleFieldsOf, type Fields, type Session, sessionFieldsOf } from "./line.ts";
import type { Account } from "./read-checks.ts";
import { createUnknownEmail, digestOf } from "./session-checks.ts";

/** The requirement that a client does not meet for a withdrawal, or for a transfer to another client. */
export const NOT_ELIGIBLE = [2008, 2009, 2010];
const UNKNOWN = "no-such-thing";

/** A write that must be refused, and so changes nothing. */
export interface Refused {
  readonly call: OperationId;
  readonly what: string;
  readonly fields: Fields;
  readonly codes: readonly number[];
}

const picture = (name: string) =>
  new File(
    [
      Buffer.from(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
        "base64",
      ),
    ],
    name,
    { type: "image/png" },
  );

/** Returns a function that creates a refused write of a client. */
const writesOf =
  (session: Session) =>
  (call: OperationId, what: string, fields: Fields, codes: readonly number[]): Refused => ({
    call,
    what,
    fields: { ...sessionFieldsOf(call, session), ...fields },
    codes,
  });

/**
 * Returns writes with faulty inputs of an account, which a provider must refuse for every client; each has a description of its
 * fault.
 */
function listOfAccount(
  { session, info, currencyCode }: Account,
  { countryIds }: Catalogue,
): readonly Refused[] {
  const of = writesOf(session);
  const { companyId, email } = session.ids;
  const newPassword = digestOf("Another-2026!");
  const identity = {
    ...exampleFieldsOf("KycVerification"),
    ...sessionFieldsOf("KycVerification", session),
    FrontKyc: picture("front.png"),
    BackKyc: picture("back.png"),
  };
  const isSubmitted = [1, 3].includes(Number(at(info, "kycStatus")));
  return [
    of(
      "CreateUser",
      "An account with an address that has one",
      {
        ...exampleFieldsOf("CreateUser"),
        companyId,
        email,
        countryId: [...countryIds.values()][0],
        username: `n${Date.now()}`,
      },
      [1002],
    ),
    of("VerifyEmail", "A made-up token", { token: UNKNOWN }, [1006]),
    of("CompletePasswordReset", "A made-up token", { token: UNKNOWN, newPassword }, [1006]),
    of("ReportSignIn", "A made-up token", { token: UNKNOWN }, [1006]),
    of("OpenKycCapture", "A made-up token", { token: UNKNOWN, code: "0000" }, [1006]),
    of("SendKycCapture", "A made-up token", { Token: UNKNOWN, File: picture("photo.png") }, [1006]),
    of("UpdateUserPassword", "A wrong old password", { oldPassword: digestOf(UNKNOWN), newPassword }, [1008]),
    of(
      "UpdateUserWithdrawalInfo",
      "A bank that is not in the list",
      { currencyCode, bankCode: UNKNOWN, bankAccountNumber: "1234", bankAccountName: "N N" },
      [2001],
    ),
    of("CancelDeposit", "The end of a deposit that there is not", { transactionId: UNKNOWN }, [2005]),
    of("CancelWithdrawal", "The end of a withdrawal that there is not", { transactionId: UNKNOWN }, [2005]),
    of("CancelTransfer", "The end of a transfer that there is not", { transactionId: UNKNOWN }, [2005]),
    of("EndSession", "The end of a session that the client does not have", { sessionId: UNKNOWN }, [1104]),
    of(
      "ResubmitKyc",
      "Documents that nobody refused",
      { ReviewId: UNKNOWN, FrontKyc: picture("front.png"), BackKyc: picture("back.png") },
      [3001],
    ),
    of("UpdateLetterLanguage", "A language without letters", { language: "tlh" }, [0]),
    ...(isSubmitted ? [of("KycVerification", "A second identity check", identity, [3001])] : []),
    ...(at(info, "verified") === true
      ? [of("ResendVerificationEmail", "A letter for a verified address", {}, [1007])]
      : []),
  ];
}

/** Returns the writes of money that must be refused for any client. */
function listOfMoney(
  { session, currencyCode, platforms }: Account,
  { currencies }: Catalogue,
): readonly Refused[] {
  const of = writesOf(session);
  const huge = { amountUsd: 900_000_000 };
  const withdrawal = platforms.find((one) => one.activeWithdrawal && one.currencyCode === currencyCode);
  const amountUsd = Math.max(1, Math.ceil(withdrawal?.withdrawalMin ?? 1));
  const buyRate = currencies.find((one) => one.currencyCode === currencyCode)?.buyRate ?? 1;
  const amount = new Big(amountUsd).times(buyRate).round(2, Big.roundHalfUp).toNumber();
  return [
    of("CTraderTransferRequest", "A transfer of more than the balance", huge, [2007]),
    of(
      "EWalletTransferRequest",
      "A transfer of more than the balance",
      { ...huge, currencyCode, amount: 900_000_000 },
      [2007, 2004],
    ),
    of(
      "CTraderInternalTransferUserToUser",
      "A transfer to an unknown client",
      {
        ToUserEmail: createUnknownEmail(),
        ToUserCTraderLogin: "999999999999",
        AmountUsd: 1,
        Reference: createReceipt(),
      },
      [2012, ...NOT_ELIGIBLE],
    ),
    ...(withdrawal
      ? [
          of(
            "WithdrawalRequest",
            "A withdrawal with a wrong code",
            {
              amount,
              amountUsd,
              paymentPlatformId: withdrawal.paymentPlatformId,
              currencyCode,
              otpValue: "wrong",
            },
            [2011, 2007, ...NOT_ELIGIBLE],
          ),
        ]
      : []),
  ];
}

/** Returns writes with faulty inputs, which a provider must refuse for every client; each has a description of its fault. */
export const listRefused = (account: Account, catalogue: Catalogue): readonly Refused[] => [
  ...listOfAccount(account, catalogue),
  ...listOfMoney(account, catalogue),
];
