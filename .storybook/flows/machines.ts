import {
  createDepositMachine,
  createEmailVerificationMachine,
  createKycMachine,
  createKycResubmissionMachine,
  createPasskeyUseMachine,
  createPasskeysMachine,
  createPasswordResetMachine,
  createSecondFactorMachine,
  createSessionMachine,
  createSignInStepMachine,
  createStepUpMachine,
  createTransferMachine,
  createWithdrawalMachine,
  kycDocumentTypes,
} from "@broker/hooks";

const never = () => Promise.reject(new Error("A drawing calls nothing."));
const nothing = () => {};
const once = {
  createKey: () => "key",
  keepsKeys: true,
  giveUp: never,
  drafts: () => [],
  forget: nothing,
};

/** All state machines, with ports that do nothing, because only their structure is shown. */
export const machines = {
  deposit: createDepositMachine({
    terms: () => null,
    ...once,
    openedBy: () => ({ transactionId: "", handoff: null }),
    requestDeposit: never,
    listDeposits: never,
    findDeposit: never,
    submitProof: never,
    hasProof: never,
    openWindow: () => false,
    watchPayment: never,
  }),
  emailVerification: createEmailVerificationMachine({ verifyEmail: never }),
  kyc: createKycMachine({
    today: () => "2026-11-21",
    rules: () => ({
      postalCode: null,
      documentsWithoutBack: [],
      acceptedDocuments: kycDocumentTypes,
      minimumAge: 18,
    }),
    submitKyc: never,
    findStatus: never,
  }),
  kycResubmission: createKycResubmissionMachine({
    createKey: () => "key",
    resubmit: never,
    findReview: never,
  }),
  passkeys: createPasskeysMachine({ begin: never, create: never, save: never, remove: never }),
  passkeyUse: createPasskeyUseMachine({
    operations: { begin: "BeginPasskeyLogin", complete: "CompletePasskeyLogin" },
    begin: never,
    ask: never,
    complete: never,
  }),
  passwordReset: createPasswordResetMachine({ requestReset: never, now: () => 0 }),
  secondFactor: createSecondFactorMachine({ begin: never, confirm: never, renew: never, remove: never }),
  session: createSessionMachine({
    check: () => ({ status: "signedOut" }),
    touch: () => false,
    subscribe: () => nothing,
    activity: () => nothing,
    wake: () => nothing,
  }),
  signInStep: createSignInStepMachine({ complete: never, requestRemoval: never }),
  stepUp: createStepUpMachine({ prove: never }),
  transfer: createTransferMachine({
    terms: () => null,
    ...once,
    findTransfers: never,
    submitTransfer: never,
  }),
  withdrawal: createWithdrawalMachine({
    terms: () => null,
    ...once,
    bindsCodes: () => false,
    now: () => 0,
    checkEligibility: never,
    requestCode: never,
    findWithdrawals: never,
    submitWithdrawal: never,
  }),
};
