import { examples } from "@broker/api-spec/examples";
import { mockCapabilities } from "./capability.scenarios.ts";
import { fail, mock, refuse } from "./http.ts";
import type { Scenarios } from "./scenarios.ts";

const { data: list } = examples.GetPasskeys.success;
const capable = mockCapabilities("passkeys");
const none = mock("GetPasskeys", { ...list, passkeys: [] });
const begins = mock("BeginPasskeyRegistration");
const changes = [begins, mock("CompletePasskeyRegistration"), mock("RemovePasskey")];
const signsIn = [mock("BeginPasskeyLogin"), mock("CompletePasskeyLogin")];

/** Scenarios of passkeys, in the profile and at sign-in. */
export const passkeyScenarios = {
  none: [capable, none, ...changes],
  two: [capable, mock("GetPasskeys"), ...changes],
  loading: [capable, fail("GetPasskeys", "noReply")],
  notLoaded: [capable, refuse("GetPasskeys")],
  wrongPassword: [capable, none, refuse("BeginPasskeyRegistration")],
  beginHangs: [capable, none, fail("BeginPasskeyRegistration", "noReply")],
  savingHangs: [capable, none, begins, fail("CompletePasskeyRegistration", "noReply")],
  /** The provider does not accept the new passkey. */
  tooLate: [capable, none, begins, refuse("CompletePasskeyRegistration")],
  /** The reply to the last step of an addition is lost. */
  unknownOutcome: [capable, none, begins, fail("CompletePasskeyRegistration", "unavailable")],
  removalHangs: [capable, mock("GetPasskeys"), fail("RemovePasskey", "noReply")],
  removedElsewhere: [capable, mock("GetPasskeys"), refuse("RemovePasskey")],
  /** A passkey signs in. */
  signIn: [capable, ...signsIn],
  signInBeginHangs: [capable, fail("BeginPasskeyLogin", "noReply")],
  signInHangs: [capable, mock("BeginPasskeyLogin"), fail("CompletePasskeyLogin", "noReply")],
  signInRefused: [capable, mock("BeginPasskeyLogin"), refuse("CompletePasskeyLogin")],
  signInOffline: [capable, fail("BeginPasskeyLogin", "offline")],
} satisfies Scenarios;
