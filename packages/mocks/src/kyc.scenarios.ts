import { examples } from "@broker/api-spec/examples";
import { operations } from "@broker/api-spec/operations";
import { http, HttpResponse } from "msw";
import { fail, mock, mockThen, refuse } from "./http.ts";
import type { Scenarios } from "./scenarios.ts";

const { data: info } = examples.GetUserInfo.success;
const { data: told } = examples.GetCapabilities.success;

/** Returns a user whose e-mail is verified, with a given KYC status. */
const user = { ...info, verified: false, kycVerifiedAt: null };
const notSubmitted = { ...user, kycStatus: 0 as const };
const pending = { ...user, kycStatus: 1 as const };

/** Scenarios of the identity check. */
export const kycScenarios = {
  notSubmitted: [mock("GetUserInfo", notSubmitted)],
  /** The company accepts one kind of document from clients of the country. */
  oneDocument: [
    mock("GetUserInfo", notSubmitted),
    mock("GetCapabilities", {
      ...told,
      identity: { ...told.identity, acceptedDocuments: { [info.countryCode]: ["passport"] } },
    }),
  ],
  /** The kind of document was accepted when the page was opened, and is not any more. */
  documentNotAccepted: [
    mock("GetUserInfo", notSubmitted),
    refuse(
      "KycVerification",
      "documentNotAccepted",
      "This kind of document is not accepted for your country. Please send a passport.",
    ),
  ],
  pendingApproval: [mock("GetUserInfo", pending)],
  approved: [mock("GetUserInfo")],
  cancelledByAdmin: [mock("GetUserInfo", { ...user, kycStatus: 4 })],
  /** A status code that is not in the contract. */
  unknownStatus: [
    http.get(`*${operations.GetUserInfo.path}`, () =>
      HttpResponse.json({ responseCode: 1, responseMessage: "Success", data: { ...user, kycStatus: 400 } }),
    ),
  ],
  emailUnverified: [mock("GetUserInfo", { ...notSubmitted, emailVerifiedAt: "1900-01-01T00:00:00" })],
  /** The submission is accepted and then waits for approval. */
  submitted: [mockThen("GetUserInfo", notSubmitted, pending), mock("KycVerification")],
  refused: [mock("GetUserInfo", notSubmitted), refuse("KycVerification")],
  /** The check is approved while the pending page is open. */
  approvedLater: [mockThen("GetUserInfo", pending, info)],
  submissionHangs: [mock("GetUserInfo", notSubmitted), fail("KycVerification", "noReply")],
  /** The submission was done, and its reply was lost. */
  replyLost: [mockThen("GetUserInfo", notSubmitted, pending), fail("KycVerification", "offline")],
  /** The submission and its reply were lost. */
  submissionOffline: [mock("GetUserInfo", notSubmitted), fail("KycVerification", "offline")],
  /** The reply was lost, and the outcome stays unknown. */
  outcomeUnknown: [mockThen("GetUserInfo", notSubmitted, "offline"), fail("KycVerification", "offline")],
} satisfies Scenarios;
