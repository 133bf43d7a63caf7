import { createLanguage } from "../catalogue.ts";
import { dashboard } from "./dashboard.ts";
import { deposit } from "./deposit.ts";
import { paymentDetails } from "./payment-details.ts";
import { paymentHandoff } from "./payment-handoff.ts";
import { depositWithdrawal } from "./deposit-withdrawal.ts";
import { eligibility } from "./eligibility.ts";
import { failure } from "./failure.ts";
import { frame } from "./frame.ts";
import { kyc } from "./kyc.ts";
import { passwordReset } from "./password-reset.ts";
import { profile } from "./profile.ts";
import { referral } from "./referral.ts";
import { refresh } from "./refresh.ts";
import { refusals } from "./refusals.ts";
import { registration } from "./registration.ts";
import { screener } from "./screener.ts";
import { session } from "./session.ts";
import { transactionDetail } from "./transaction-detail.ts";
import { transaction } from "./transaction.ts";
import { transfer } from "./transfer.ts";
import { usual } from "./usual.ts";
import { withdrawal } from "./withdrawal.ts";

export const chinese = createLanguage(
  { locale: "zh", direction: "ltr", refusals },
  {
    dashboard,
    deposit,
    "payment-details": paymentDetails,
    "payment-handoff": paymentHandoff,
    "deposit-withdrawal": depositWithdrawal,
    eligibility,
    failure,
    frame,
    kyc,
    "password-reset": passwordReset,
    profile,
    referral,
    refresh,
    registration,
    screener,
    session,
    transaction,
    "transaction-detail": transactionDetail,
    transfer,
    usual,
    withdrawal,
  },
  async () => (await import("./extensions.ts")).extensions,
);
