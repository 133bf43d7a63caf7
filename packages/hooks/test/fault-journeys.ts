import type { ClientOperation } from "@broker/sdk";
import type { Broker } from "../src/broker.ts";
import { type JourneyAt } from "./fault-journey.ts";
import { atKyc, atResubmission, atReset, atStepUp, atVerification } from "./fault-account.ts";
import { atDeposit, atProof, atTransfer, atWithdrawal } from "./fault-money.ts";

/** Opens each journey, ready for one of its writes. */
export const journeys = {
  DepositRequest: (broker) => atDeposit(broker, 11, null),
  GenerateDepositUrlEss: (broker) => atDeposit(broker, 31, null),
  GenerateDepositUrlSmilePayz: (broker) => atDeposit(broker, 32, "QRIS"),
  GenerateDepositUrlOnePay: (broker) => atDeposit(broker, 33, "DAYB"),
  SubmitDeposit: atProof,
  WithdrawalRequest: atWithdrawal,
  EWalletTransferRequest: (broker) => atTransfer(broker, "eWallet"),
  CTraderTransferRequest: (broker) => atTransfer(broker, "trading"),
  CTraderInternalTransferUserToUser: (broker) => atTransfer(broker, "user"),
  CompleteStepUp: atStepUp,
  KycVerification: atKyc,
  ResubmitKyc: atResubmission,
  VerifyEmail: atVerification,
  ResetUserPassword: atReset,
} satisfies Partial<Record<ClientOperation, (broker: Broker) => Promise<JourneyAt>>>;
