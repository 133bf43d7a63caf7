import { examples } from "@broker/api-spec/examples";
import { mockCapabilities } from "./capability.scenarios.ts";
import { fail, mock, refuse } from "./http.ts";
import { challenge } from "./refusals.ts";
import type { Scenarios } from "./scenarios.ts";

const { data: on } = examples.GetSecondFactor.success;
const off = { ...on, isOn: false, since: null, recoveryCodesLeft: 0 };
const capable = mockCapabilities("secondFactor");
const changes = [
  mock("BeginAuthenticator"),
  mock("ConfirmAuthenticator"),
  mock("CreateRecoveryCodes"),
  mock("RemoveAuthenticator"),
  mock("KeepSecondFactor"),
];

/** Scenarios of the second factor, in the profile and at sign-in. */
export const secondFactorScenarios = {
  off: [capable, mock("GetSecondFactor", off), ...changes],
  on: [capable, mock("GetSecondFactor"), ...changes],
  fewCodes: [capable, mock("GetSecondFactor", { ...on, recoveryCodesLeft: 1 }), ...changes],
  removalAsked: [
    capable,
    mock("GetSecondFactor", { ...on, removalAskedAt: "2026-11-21T08:30:00Z" }),
    ...changes,
  ],
  loading: [capable, fail("GetSecondFactor", "noReply")],
  notLoaded: [capable, refuse("GetSecondFactor")],
  wrongPassword: [capable, mock("GetSecondFactor", off), refuse("BeginAuthenticator")],
  wrongCode: [
    capable,
    mock("GetSecondFactor", off),
    mock("BeginAuthenticator"),
    refuse("ConfirmAuthenticator"),
  ],
  /** The reply to the last step of the set-up is lost. */
  unknownOutcome: [
    capable,
    mock("GetSecondFactor", off),
    mock("BeginAuthenticator"),
    fail("ConfirmAuthenticator", "unavailable"),
  ],
  beginHangs: [capable, mock("GetSecondFactor", off), fail("BeginAuthenticator", "noReply")],
  confirmHangs: [
    capable,
    mock("GetSecondFactor", off),
    mock("BeginAuthenticator"),
    fail("ConfirmAuthenticator", "noReply"),
  ],
  renewalHangs: [capable, mock("GetSecondFactor"), fail("CreateRecoveryCodes", "noReply")],
  removalHangs: [capable, mock("GetSecondFactor"), fail("RemoveAuthenticator", "noReply")],
  /** Sign-in asks for a code, and takes any. */
  challenged: [capable, challenge(), mock("CompleteLogin"), mock("RequestFactorRemoval")],
  signInWrongCode: [capable, challenge(), refuse("CompleteLogin")],
  signInOver: [capable, challenge(), refuse("CompleteLogin", "challengeInvalid", "Please sign in again.")],
} satisfies Scenarios;
