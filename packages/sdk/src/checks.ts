import * as v from "valibot";
import type { ClientOperation } from "./operation.ts";

const text = v.string();
const optionalText = v.nullable(text);
const amount = v.pipe(v.number(), v.finite());
const id = v.pipe(v.number(), v.integer());

const row = { requestDate: text, transactionId: text, amount, amountUsd: amount, paymentStatusId: id };
const user = {
  staffUserId: id,
  companyId: id,
  username: text,
  email: text,
  emailVerifiedAt: text,
  // A missing code means that nobody knows (spec 4.2), and must cost nobody their sign-in or their balances.
  kycStatus: v.nullish(id),
  currencyCode: text,
  cTraderLogin: text,
};
const created = v.object({ transactionId: text });
const hosted = v.object({ paymentUrl: text, transactionId: text });
const payment = v.object({ ...row, paymentPlatformName: text, receipt: optionalText, currencyCode: text });

const banks = v.array(v.object({ id: text, bankName: text, branchName: optionalText }));
const options = v.array(v.object({ code: text, description: text }));

/** The answers that say more than that it is done: one that does not fit is `malformed`, and reaches no screen. */
export const checks: Partial<Record<ClientOperation, v.GenericSchema>> = {
  UserLogin: v.object(user),
  GetUserInfo: v.object({
    ...user,
    fullName: text,
    verified: v.boolean(),
    eWalletBalance: amount,
    cTraderBalance: amount,
    cTraderCashEquity: amount,
    cTraderBonus: amount,
    referralLink: text,
    withdrawalBank: optionalText,
    withdrawalBankAccountName: optionalText,
    withdrawalBankAccountNumber: optionalText,
  }),
  GetCompanies: v.array(
    v.object({ companyId: id, companyName: text, companyLogo: text, cTraderAppURL: text }),
  ),
  GetCountries: v.array(v.object({ countryId: id, countryName: text, countryCode: text, mobileCode: text })),
  GetCurrencies: v.array(v.object({ currencyCode: text, sellRate: amount, buyRate: amount })),
  GetStatuses: v.array(v.object({ value: id, name: text })),
  GetExternalPaymentTypes: v.array(v.object({ paymentTypeId: id, paymentTypeName: text })),
  GetSmilePayzPaymentMethod: options,
  GetSmilePayzDepositMethod: options,
  GetOnePayPaymentMethod: banks,
  GetOnePayDepositMethod: banks,
  GetWithdrawalMethod: options,
  GetPaymentPlatforms: v.array(
    v.object({
      paymentPlatformId: id,
      paymentPlatformName: text,
      paymentTypeId: id,
      currencyCode: text,
      depositMin: amount,
      depositMax: amount,
      withdrawalMin: amount,
      withdrawalMax: amount,
      bankAccountNumber: optionalText,
      walletAddress: optionalText,
    }),
  ),
  DepositRequest: created,
  GenerateDepositUrlEss: hosted,
  GenerateDepositUrlSmilePayz: hosted,
  GenerateDepositUrlOnePay: hosted,
  WithdrawalRequest: created,
  RequestOtpWithdrawal: v.object({ expiresAt: text, resendAfterSeconds: amount }),
  GetDepositTransactionsByUser: v.array(payment),
  GetWithdrawalTransactionsByUser: v.array(payment),
  GetInternalTransactionsByUser: v.array(v.object({ ...row, fromPlatform: text, toPlatform: text })),
  GetCompoundSchemeLogByUserId: v.array(
    v.object({ subscriptionID: id, planName: text, interestAmount: amount, status: text }),
  ),
  GetReferralHierarchy: v.array(v.object({ name: text, level: id, parent: text, active: v.boolean() })),
  GetEmailAndLoginForCTrader: v.array(v.object({ cTraderLogin: text, email: text, display: text })),
};
