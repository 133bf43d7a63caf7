import { examples } from "@broker/api-spec/examples";
import { mockCapabilities } from "./capability.scenarios.ts";
import { fail, mock, mockThen, refuse } from "./http.ts";
import type { Scenarios } from "./scenarios.ts";

const { data: info } = examples.GetUserInfo.success;
const { data: review } = examples.GetKycReview.success;

const cancelled = {
  ...info,
  verified: false,
  kycStatus: 4 as const,
  kycVerifiedAt: null,
  kycReason: "Back side: The picture is not sharp. The number cannot be read.",
};
const pending = { ...cancelled, kycStatus: 1 as const, kycReason: null };
const none = { reviewId: null, documents: [] };
const capable = mockCapabilities("kycResubmission");

/** Scenarios of documents of an identity check that staff refused, for providers with the capability `kycResubmission`. */
export const kycResubmissionScenarios = {
  /** The back side was refused, and is sent again; the check is then pending. */
  refused: [
    capable,
    mockThen("GetUserInfo", cancelled, pending),
    mockThen("GetKycReview", review, none),
    mock("ResubmitKyc"),
  ],
  /** Both sides were refused, the back for a reason that is not in the list. */
  bothRefused: [
    capable,
    mock("GetUserInfo", cancelled),
    mock("GetKycReview", {
      ...review,
      documents: [
        { side: "front", state: "refused", reason: "glare", comment: null },
        { side: "back", state: "refused", reason: "other", comment: "A corner of the document is torn off." },
      ],
    }),
    mock("ResubmitKyc"),
  ],
  /** Staff cancelled the whole check. */
  cancelledAsAWhole: [capable, mock("GetUserInfo", cancelled), mock("GetKycReview", none)],
  notLoaded: [capable, mock("GetUserInfo", cancelled), refuse("GetKycReview")],
  /** Another tab has sent the documents already. */
  refusedAgain: [capable, mock("GetUserInfo", cancelled), mock("GetKycReview"), refuse("ResubmitKyc")],
  submissionHangs: [
    capable,
    mock("GetUserInfo", cancelled),
    mock("GetKycReview"),
    fail("ResubmitKyc", "noReply"),
  ],
  submissionOffline: [
    capable,
    mock("GetUserInfo", cancelled),
    mock("GetKycReview"),
    fail("ResubmitKyc", "offline"),
  ],
  /** The provider lacks the capability: the cancelled check alone is shown. */
  off: [mockCapabilities(), mock("GetUserInfo", cancelled)],
} satisfies Scenarios;
