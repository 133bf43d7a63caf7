import type { ClientOperation } from "@broker/sdk";
import type { Broker } from "./broker.ts";
import { type JourneyAt } from "./test-fault-journey.ts";
import { atKyc, atReset, atVerification } from "./test-fault-account.ts";
import { atDeposit, atProof, atTransfer, atWithdrawal } from "./test-fault-money.ts";

/** Opens each journey at the brink of one of its writes. */
export const journeys = {
  DepositRequest: (broker) => atDeposit(broker, 11, null),
  GenerateDepositUrlEss: (broker) => atDeposit(broker, 31, null),
  GenerateDepositUrlSmilePayz: (broker) => atDeposit(broker, 32, "QRIS"),
  GenerateDepositUrlOnePay: (broker) => atDeposit(broker, 33, "MBB"),
  SubmitDeposit: atProof,
  WithdrawalRequest: atWithdrawal,
  EWalletTransferRequest: (broker) => atTransfer(broker, "eWallet"),
  CTraderTransferRequest: (broker) => atTransfer(broker, "trading"),
  CTraderInternalTransferUserToUser: (broker) => atTransfer(broker, "user"),
  KycVerification: atKyc,
  VerifyEmail: atVerification,
  ResetUserPassword: atReset,
} satisfies Partial<Record<ClientOperation, (broker: Broker) => Promise<JourneyAt>>>;
