import { examples } from "@broker/api-spec/examples";
import { mockCapabilities } from "./capability.scenarios.ts";
import { fail, mock, mockThen, refuse } from "./http.ts";
import type { Scenarios } from "./scenarios.ts";

const { data: received } = examples.GetKycCapture.success;
const waiting = { state: "waiting", fileName: null, mediaType: null, content: null } as const;
const opened = { ...waiting, state: "opened" } as const;
const ended = { ...waiting, state: "ended" } as const;
const capable = mockCapabilities("kycCapture");
const begin = mock("BeginKycCapture");

/** Scenarios of the computer that waits for the photo of a phone, for providers with the capability `kycCapture`. */
export const kycCaptureScenarios = {
  /** No phone opens the link. */
  waits: [capable, begin, mock("GetKycCapture", waiting)],
  opened: [capable, begin, mock("GetKycCapture", opened)],
  /** The photo arrives with the second read of the link. */
  receives: [capable, begin, mockThen("GetKycCapture", opened, received)],
  /** The link has ended at the second read. */
  ends: [capable, begin, mockThen("GetKycCapture", waiting, ended)],
  /** Every read of the link after the first one fails. */
  lost: [capable, begin, mockThen("GetKycCapture", waiting, "unavailable")],
  beginHangs: [capable, fail("BeginKycCapture", "noReply")],
  /** The user has begun as many links as possible within a day. */
  limited: [capable, fail("BeginKycCapture", "rateLimited")],
  off: [mockCapabilities()],
} satisfies Scenarios;

/** Scenarios of the phone that takes the photo, for providers with the capability `kycCapture`. */
export const kycPhotoScenarios = {
  works: [capable, mock("OpenKycCapture"), mock("SendKycCapture")],
  openHangs: [capable, fail("OpenKycCapture", "noReply")],
  notOpened: [capable, fail("OpenKycCapture", "unavailable")],
  /** The code is not that of the link. */
  wrongCode: [
    capable,
    refuse(
      "OpenKycCapture",
      "captureCodeWrong",
      "This code is wrong. Please type the code that your computer shows.",
    ),
  ],
  /** The link was used, or is over. */
  ended: [capable, refuse("OpenKycCapture")],
  sendHangs: [capable, mock("OpenKycCapture"), fail("SendKycCapture", "noReply")],
  sendOffline: [capable, mock("OpenKycCapture"), fail("SendKycCapture", "offline")],
  /** The link ends before the photo is sent. */
  endsMeanwhile: [capable, mock("OpenKycCapture"), refuse("SendKycCapture")],
  /** The provider cannot open the photo. */
  damaged: [
    capable,
    mock("OpenKycCapture"),
    refuse(
      "SendKycCapture",
      "fileType",
      "This file is damaged or cannot be opened. Please choose another one.",
    ),
  ],
  off: [mockCapabilities()],
} satisfies Scenarios;
