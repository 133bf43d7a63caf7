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
import * as hooks from "@broker/hooks";
import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";

const never = () => Promise.reject(new Error("called"));
const once = {
  createKey: () => "key",
  keepsKeys: true,
  giveUp: never,
  drafts: () => [],
  forget: () => {},
};
const transfer = createTransferMachine({
  terms: () => null,
  ...once,
  findTransfers: never,
  submitTransfer: never,
});
const machines = {
  "deposit/deposit.stories.tsx deposit/deposit-platform.stories.tsx deposit/deposit-amount.stories.tsx deposit/deposit-payment.stories.tsx":
    createDepositMachine({
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
  "registration/email-verification.stories.tsx": createEmailVerificationMachine({ verifyEmail: never }),
  "kyc/kyc.stories.tsx kyc/kyc-outcome.stories.tsx": createKycMachine({
    today: () => "2026-11-21",
    rules: () => ({
      postalCode: null,
      documentsWithoutBack: [],
      acceptedDocuments: kycDocumentTypes,
      minimumAge: 0,
    }),
    submitKyc: never,
    findStatus: never,
  }),
  "kyc/kyc-resubmission.stories.tsx kyc/kyc-resubmission-outcome.stories.tsx": createKycResubmissionMachine({
    createKey: () => "key",
    resubmit: never,
    findReview: never,
  }),
  "passkeys/passkeys.stories.tsx": createPasskeysMachine({
    begin: never,
    create: never,
    save: never,
    remove: never,
  }),
  "passkeys/passkey-sign-in.stories.tsx": createPasskeyUseMachine({
    operations: { begin: "BeginPasskeyLogin", complete: "CompletePasskeyLogin" },
    begin: never,
    ask: never,
    complete: never,
  }),
  "password-reset/password-reset.stories.tsx": createPasswordResetMachine({
    requestReset: never,
    now: () => 0,
  }),
  "second-factor/second-factor.stories.tsx": createSecondFactorMachine({
    begin: never,
    confirm: never,
    renew: never,
    remove: never,
  }),
  "second-factor/sign-in-step.stories.tsx": createSignInStepMachine({
    complete: never,
    requestRemoval: never,
  }),
  "second-factor/step-up.stories.tsx": createStepUpMachine({ prove: never }),
  "session/session-guard.stories.tsx": createSessionMachine({
    check: () => ({ status: "signedOut" }),
    touch: () => false,
    subscribe: () => () => {},
    activity: () => () => {},
    wake: () => () => {},
  }),
  "transfer/transfer.stories.tsx transfer/transfer-connected.stories.tsx": transfer,
  "transfer/user-transfer.stories.tsx": transfer,
  "withdrawal/withdrawal.stories.tsx withdrawal/withdrawal-details.stories.tsx withdrawal/withdrawal-outcome.stories.tsx":
    createWithdrawalMachine({
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

/**
 * The stories whose state comes from the provider and not from a machine: a status, a refusal, or the behaviour of a whole page
 * after an answer.
 */
const ofProvider: Readonly<Record<string, readonly string[]>> = {
  "kyc/kyc.stories.tsx kyc/kyc-outcome.stories.tsx": ["Approved", "CancelledByAdmin", "EmailUnverified"],
  "kyc/kyc-resubmission.stories.tsx kyc/kyc-resubmission-outcome.stories.tsx": [
    "BothRefused",
    "CapabilityOff",
    "NothingRefused",
    "Offline",
    "RefusedAgain",
    "Resubmits",
  ],
  "passkeys/passkeys.stories.tsx": [
    "CapabilityOff",
    "ExistsHere",
    "None",
    "NotLoaded",
    "RemovedElsewhere",
    "TooLate",
    "Two",
    "UnknownOutcome",
    "UnsuitableDevice",
    "WrongPassword",
  ],
  "passkeys/passkey-sign-in.stories.tsx": [
    "CapabilityOff",
    "ClosedDialog",
    "Offline",
    "OtherAddress",
    "Refused",
  ],
  "second-factor/second-factor.stories.tsx": [
    "CapabilityOff",
    "CodesKept",
    "FewCodes",
    "NotLoaded",
    "Off",
    "On",
    "RemovalAsked",
    "UnknownOutcome",
    "WrongCode",
    "WrongPassword",
  ],
  "second-factor/sign-in-step.stories.tsx": [
    "AsksForRemoval",
    "Issue",
    "OnLogin",
    "TookTooLong",
    "WrongCode",
  ],
  "second-factor/step-up.stories.tsx": [
    "CapabilityOff",
    "Issue",
    "Offline",
    "RefusedCode",
    "TooManyCodes",
    "WrongCode",
  ],
};

/** The states whose stories have another name, or that have none; their statecharts say which. */
const unnamed = new Set([
  "opening",
  "evaluating",
  "preparing",
  "idle",
  "closed",
  "completed",
  "resting",
  "waiting",
]);

const named = (state: string) => state.charAt(0).toUpperCase() + state.slice(1);

test.each(Object.entries(machines))(
  "%s has a story for every state of its machine, with the state's name",
  async (file, machine) => {
    const sources = await Promise.all(
      file.split(" ").map((one) => readFile(new URL(one, import.meta.url), "utf8")),
    );
    const stories = [...sources.join("\n").matchAll(/^export const (\w+)/gm)].map(([, name = ""]) => name);
    // "opening" and "evaluating" are transient, "preparing" is rendered as "requesting" or "submitting", a code that is
    // "idle" or "closed" is not visible, "completed" leaves its page, and "resting" and "waiting" are rendered as the provider's status;
    // a suffix of the state's name in a story describes its conditions.
    const states = Object.entries<{ states?: object }>(machine.states)
      .flatMap(([state, { states: inner = {} }]) =>
        Object.keys(inner).length > 0 ? Object.keys(inner) : [state],
      )
      .filter((state) => !unnamed.has(state))
      .map(named);
    expect(states.filter((state) => !stories.includes(state))).toEqual([]);
    const known = [...states, "Loading", "Unavailable", ...(ofProvider[file] ?? [])];
    expect(stories.filter((story) => !known.some((state) => story.startsWith(state)))).toEqual([]);
  },
);

const count = new Set(Object.values(machines)).size;

test("every machine of the hooks is covered here", () => {
  expect(Object.keys(hooks).filter((name) => /^create\w+Machine$/.test(name))).toHaveLength(count);
});

test("every machine has a diagram in Storybook, without a current state and with the live state highlighted", async () => {
  const folder = new URL("../../../.storybook/flows/", import.meta.url);
  const files = (await readdir(folder)).filter((name) => name.endsWith(".stories.tsx"));
  const sources = await Promise.all(files.map((name) => readFile(new URL(name, folder), "utf8")));
  const drawn = new Set(sources.flatMap((source) => /machine: machines\.(\w+)/.exec(source)?.[1] ?? []));
  expect(drawn.size).toBe(count);
  expect(
    sources.filter((source) => !/^export const Live\b/m.test(source) || !source.includes("current={")),
  ).toEqual([]);
});

test("every screen that a team can import has a story at a provider without any capability", async () => {
  // The dialogs of transfers are opened by the dashboard and the transactions, which then offer none.
  const screens = (await readdir(new URL("entries/", import.meta.url)))
    .filter((name) => name.endsWith(".ts") && !["messages.ts", "transfer.ts"].includes(name))
    .map((name) => name.replace(".ts", "").split("-").map(named).join(""));
  const source = await readFile(new URL("entries/everything-off.stories.tsx", import.meta.url), "utf8");
  const stories = [...source.matchAll(/^export const (\w+) = at\(/gm)].map(([, name]) => name);
  expect(screens.length).toBeGreaterThan(12);
  expect(new Set(stories)).toEqual(new Set(screens));
});
