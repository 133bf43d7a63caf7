import { mockCapabilities } from "./capability.scenarios.ts";
import { fail, mock, refuse, refuseBefore } from "./http.ts";
import type { Scenarios } from "./scenarios.ts";

const capable = mockCapabilities("secondFactor", "stepUp");
const message = "Please confirm this with a code of your authenticator app.";
const calls = ["WithdrawalRequest", "UpdateUserWithdrawalInfo", "UpdateUserPassword"] as const;
const guarded = calls.map((call) => refuse(call, "stepUpNeeded", message));

/** Scenarios of calls that are refused until the user has entered a code of the second factor. */
export const stepUpScenarios = {
  proved: [capable, ...refuseBefore("CompleteStepUp", calls, "stepUpNeeded", message)],
  wrongCode: [capable, ...guarded, refuse("CompleteStepUp")],
  hangs: [capable, ...guarded, fail("CompleteStepUp", "noReply")],
  /** The user has passkeys, one of which is accepted in place of a code. */
  provedByPasskey: [
    mockCapabilities("secondFactor", "stepUp", "passkeys"),
    mock("GetPasskeys"),
    mock("BeginPasskeyStepUp"),
    ...refuseBefore("CompletePasskeyStepUp", calls, "stepUpNeeded", message),
  ],
  passkeyRefused: [
    mockCapabilities("secondFactor", "stepUp", "passkeys"),
    mock("GetPasskeys"),
    mock("BeginPasskeyStepUp"),
    refuse("CompletePasskeyStepUp"),
    ...guarded,
  ],
  offline: [capable, ...guarded, fail("CompleteStepUp", "offline")],
  tooManyCodes: [capable, ...guarded, fail("CompleteStepUp", "rateLimited")],
} satisfies Scenarios;
