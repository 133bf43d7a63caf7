import { examples } from "@broker/api-spec/examples";
import type { Capability } from "@broker/api-spec/operations";
import { fail, mock, mockThen } from "./http.ts";
import { refuseFrozen } from "./refusals.ts";
import type { Scenarios } from "./scenarios.ts";

const { data: told } = examples.GetCapabilities.success;
const { data: frozen } = examples.GetFreeze.success;
const open = { frozenUntil: null };

/** Returns the handler of a provider that freezes withdrawals for 24 hours and has these capabilities. */
const capable = (...names: readonly Capability[]) =>
  mock("GetCapabilities", {
    ...told,
    capabilities: ["capabilities", "freeze", ...names],
    limits: { ...told.limits, freezeHours: 24 },
  });

/** Scenarios of a freeze of withdrawals: the warning before a change, and the refusals after it. */
export const freezeScenarios = {
  /** Nothing is frozen; a change of the password or of the second factor would freeze withdrawals. */
  announced: [capable("passwordReset", "secondFactor", "stepUp"), mock("GetFreeze", open)],
  /** The same at a provider with transfers to other users. */
  announcedWithTransfers: [
    capable("passwordReset", "secondFactor", "transfers", "userTransfers"),
    mock("GetFreeze", open),
  ],
  frozen: [capable("transfers", "userTransfers"), mock("GetFreeze")],
  /** The freeze began after the page was loaded. */
  frozenMeanwhile: [
    capable("transfers", "userTransfers"),
    mockThen("GetFreeze", open, frozen),
    refuseFrozen("RequestOtpWithdrawal"),
    refuseFrozen("WithdrawalRequest"),
    refuseFrozen("CTraderInternalTransferUserToUser"),
  ],
  loading: [capable(), fail("GetFreeze", "noReply")],
  notLoaded: [capable(), fail("GetFreeze", "unavailable")],
} satisfies Scenarios;
