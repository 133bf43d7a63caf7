/**
 * The provider's API as named scenarios of Mock Service Worker, for stories and tests.
 *
 * @packageDocumentation
 * @mergeModuleWith <project>
 */
export { cancelScenarios } from "./cancel.scenarios.ts";
export { capabilityScenarios, mockCapabilities } from "./capability.scenarios.ts";
export { compoundSchemeScenarios } from "./compound-scheme.scenarios.ts";
export { depositScenarios } from "./deposit.scenarios.ts";
export { eligibilityScenarios } from "./eligibility.scenarios.ts";
export { eventScenarios, mockStream, type SendEvent } from "./event.scenarios.ts";
export { freezeScenarios } from "./freeze.scenarios.ts";
export { type Data, fail, type Fault, faults, mock, mockThen, type Operation, refuse } from "./http.ts";
export { inboxScenarios } from "./inbox.scenarios.ts";
export { kycCaptureScenarios, kycPhotoScenarios } from "./kyc-capture.scenarios.ts";
export { kycResubmissionScenarios } from "./kyc-resubmission.scenarios.ts";
export { kycScenarios } from "./kyc.scenarios.ts";
export { letterPhraseScenarios } from "./letter-phrase.scenarios.ts";
export { noteScenarios } from "./notes.scenarios.ts";
export { mockVoidIntent } from "./once.scenarios.ts";
export { pagingScenarios } from "./paging.scenarios.ts";
export { passkeyScenarios } from "./passkeys.scenarios.ts";
export { passwordResetScenarios } from "./password-reset.scenarios.ts";
export { payeeScenarios } from "./payees.scenarios.ts";
export { privacyScenarios } from "./privacy.scenarios.ts";
export { profileScenarios } from "./profile.scenarios.ts";
export { referralScenarios } from "./referral.scenarios.ts";
export { registrationScenarios } from "./registration.scenarios.ts";
export { handlers, type Scenarios } from "./scenarios.ts";
export { secondFactorScenarios } from "./second-factor.scenarios.ts";
export { securityScenarios } from "./security.scenarios.ts";
export { sessionScenarios } from "./session.scenarios.ts";
export { signInAlertScenarios } from "./sign-in-alert.scenarios.ts";
export { statementScenarios } from "./statement.scenarios.ts";
export { stepUpScenarios } from "./step-up.scenarios.ts";
export { threadScenarios } from "./thread.scenarios.ts";
export { transferScenarios } from "./transfer.scenarios.ts";
export { withdrawalScenarios } from "./withdrawal.scenarios.ts";
