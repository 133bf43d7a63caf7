import { examples } from "@broker/api-spec/examples";
import { operations } from "@broker/api-spec/operations";
import { http, HttpResponse } from "msw";
import { fail, mock, mockThen, refuse } from "./http.ts";
import type { Scenarios } from "./scenarios.ts";

const { data: info } = examples.GetUserInfo.success;

/** A user whose e-mail is verified, and whose identity is at some point of its check. */
const user = { ...info, verified: false, kycVerifiedAt: null };
const notSubmitted = { ...user, kycStatus: 0 as const };
const pending = { ...user, kycStatus: 1 as const };

/** The identity check. */
export const kycScenarios = {
  notSubmitted: [mock("GetUserInfo", notSubmitted)],
  pendingApproval: [mock("GetUserInfo", pending)],
  approved: [mock("GetUserInfo")],
  cancelledByAdmin: [mock("GetUserInfo", { ...user, kycStatus: 4 })],
  /** A code that the contract does not have. */
  unknownStatus: [
    http.get(`*${operations.GetUserInfo.path}`, () =>
      HttpResponse.json({ responseCode: 1, responseMessage: "Success", data: { ...user, kycStatus: 400 } }),
    ),
  ],
  emailUnverified: [mock("GetUserInfo", { ...notSubmitted, emailVerifiedAt: "1900-01-01T00:00:00" })],
  /** It is taken, and then waits for approval. */
  submitted: [mockThen("GetUserInfo", notSubmitted, pending), mock("KycVerification")],
  refused: [mock("GetUserInfo", notSubmitted), refuse("KycVerification")],
  /** Approved while the pending page is looked at. */
  approvedLater: [mockThen("GetUserInfo", pending, info)],
  submissionHangs: [mock("GetUserInfo", notSubmitted), fail("KycVerification", "noReply")],
  /** The submission arrived, its reply did not. */
  replyLost: [mockThen("GetUserInfo", notSubmitted, pending), fail("KycVerification", "offline")],
  /** Neither arrived. */
  submissionOffline: [mock("GetUserInfo", notSubmitted), fail("KycVerification", "offline")],
  /** Nobody can say whether it arrived. */
  outcomeUnknown: [mockThen("GetUserInfo", notSubmitted, "offline"), fail("KycVerification", "offline")],
} satisfies Scenarios;
