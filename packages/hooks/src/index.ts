export { type Broker, type BrokerOptions, createBroker } from "./broker.ts";
export { type Company, useCompany } from "./catalogue/use-company.ts";
export { catalogueQueries } from "./catalogue/catalogue.queries.ts";
export { type Failure, toFailure } from "./failure.ts";
export type { Issue, Issues } from "./form/issue.ts";
export type { Form } from "./form/use-form.ts";
export { profileQueries } from "./profile/profile.queries.ts";
export { type UserInfo, useUserInfo } from "./profile/use-user-info.ts";
export { BrokerProvider, useBroker } from "./provider.tsx";
export {
  createEmailVerificationMachine,
  type EmailVerificationPorts,
} from "./registration/email-verification.machine.ts";
export type { RegistrationCode, RegistrationValues } from "./registration/registration.rules.ts";
export { type EmailVerification, useEmailVerification } from "./registration/use-email-verification.ts";
export { type RegistrationState, useRegistration } from "./registration/use-registration.ts";
export {
  type SessionLimits,
  type SignInCode,
  type SignInValues,
  returnPath,
} from "./session/session.rules.ts";
export type {
  Session,
  SessionInterruption,
  SessionStore,
  SessionUser,
  StorageLike,
} from "./session/session.store.ts";
export { useSession, useSessionInterruption } from "./session/use-session.ts";
export { type SignIn, useSignIn } from "./session/use-sign-in.ts";
export { type SignOut, useSignOut } from "./session/use-sign-out.ts";
export type {
  DepositPlatform,
  DepositStep,
  DepositWizard,
  RequestedDeposit,
} from "./deposit/deposit-wizard.ts";
export { createDepositMachine, type DepositPorts } from "./deposit/deposit.machine.ts";
export { depositQueries } from "./deposit/deposit.queries.ts";
export {
  type DepositAmountCode,
  type DepositMethod,
  type DepositTerms,
  type ProofCode,
  proofTypes,
} from "./deposit/deposit.rules.ts";
export { useDepositWizard } from "./deposit/use-deposit-wizard.ts";
export { transactionQueries } from "./transaction/transaction.queries.ts";
export { type Deposit, type Deposits, useDeposits } from "./transaction/use-deposits.ts";
