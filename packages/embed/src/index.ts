export type { BrokerElement, BrokerElementEventMap, CompletedDetail, NeedsSignInDetail } from "./element.ts";
export { BrokerDepositElement, BrokerVerificationElement, BrokerWithdrawalElement } from "./elements.ts";
export type { Journey, SignInReason, Theme } from "./protocol.ts";
