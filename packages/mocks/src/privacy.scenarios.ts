import { examples } from "@broker/api-spec/examples";
import { mockCapabilities } from "./capability.scenarios.ts";
import { type Data, fail, mock, refuse } from "./http.ts";
import type { Scenarios } from "./scenarios.ts";

type Deletion = Data<"GetDataRequests">["deletions"][number];
type Copy = Data<"GetDataRequests">["exports"][number];

const { data } = examples.GetDataRequests.success;
const capable = mockCapabilities("privacy");
const commands = [
  mock("RequestDataExport"),
  mock("DownloadDataExport"),
  mock("RequestDeletion"),
  mock("CancelDeletion"),
];
const none = { ...data, exports: [] };
const notThere = { size: 0, parts: 0 };
const making: Copy = {
  exportId: "1d7c5a9e-3f42-4b86-8e0d-6a5b4c3d2e1f",
  state: "making",
  requestedAt: "2026-11-20T09:28:00Z",
  madeAt: null,
  availableUntil: null,
  ...notThere,
};
const removed: Copy = {
  exportId: "9a8b7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d",
  state: "removed",
  requestedAt: "2026-10-02T14:05:00Z",
  madeAt: "2026-10-02T14:06:00Z",
  availableUntil: "2026-10-09T14:06:00Z",
  ...notThere,
};
const listed = [
  capable,
  mock("GetDataRequests", { ...data, exports: [...data.exports, removed] }),
  ...commands,
];

const waiting: Deletion = {
  deletionId: "41",
  state: "waiting",
  requestedAt: "2026-11-20T09:28:00Z",
  erasableFrom: "2026-12-20T09:28:00Z",
  reason: null,
};
const refused: Deletion = { ...waiting, state: "refused", reason: "A complaint of yours is still open." };
/** Nothing prevents a deletion. */
const free = { ...none, deletionBlocks: [] };

/** Scenarios of the copies of the user's data, and of the deletion of the account. */
export const privacyScenarios = {
  none: [capable, mock("GetDataRequests", none), ...commands],
  /** A copy that can be downloaded, and an earlier one that was removed. */
  listed,
  making: [capable, mock("GetDataRequests", { ...data, exports: [making] }), ...commands],
  /** Another copy can be requested tomorrow. */
  tooSoon: [
    capable,
    mock("GetDataRequests", { ...data, exportPossibleFrom: "2026-11-21T09:28:00Z" }),
    ...commands,
  ],
  loading: [capable, fail("GetDataRequests", "noReply")],
  notLoaded: [capable, fail("GetDataRequests", "unavailable")],
  requestRefused: [refuse("RequestDataExport"), capable, mock("GetDataRequests", none)],
  requestHangs: [fail("RequestDataExport", "noReply"), capable, mock("GetDataRequests", none)],
  downloadRefused: [refuse("DownloadDataExport"), ...listed],
  downloadHangs: [fail("DownloadDataExport", "noReply"), ...listed],
  /** Nothing prevents a deletion. */
  deletable: [capable, mock("GetDataRequests", free), ...commands],
  deletionWaits: [capable, mock("GetDataRequests", { ...free, deletions: [waiting] }), ...commands],
  deletionRefusedByStaff: [capable, mock("GetDataRequests", { ...free, deletions: [refused] }), ...commands],
  deletionRefused: [refuse("RequestDeletion"), capable, mock("GetDataRequests", free)],
  deletionHangs: [fail("RequestDeletion", "noReply"), capable, mock("GetDataRequests", free)],
  takingBackFails: [
    fail("CancelDeletion", "unavailable"),
    capable,
    mock("GetDataRequests", { ...free, deletions: [waiting] }),
  ],
} satisfies Scenarios;
