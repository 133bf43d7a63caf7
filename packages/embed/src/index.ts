export type { BrokerElement } from "./element.ts";
export { BrokerDepositElement, BrokerVerificationElement, BrokerWithdrawalElement } from "./elements.ts";
export type { BrokerElementEventMap, CompletedDetail, NeedsSignInDetail } from "./events.ts";
export type { Journey, SignInReason, Theme } from "./protocol.ts";
