import { examples } from "@broker/api-spec/examples";
import { mockCapabilities } from "./capability.scenarios.ts";
import { type Data, fail, mock, mockThen, refuse } from "./http.ts";
import type { Scenarios } from "./scenarios.ts";

const { data } = examples.GetInbox.success;
const capable = mockCapabilities("inbox");
const listed = [
  capable,
  mock("GetInbox"),
  mock("MarkRead"),
  mock("GetPreferences"),
  mock("UpdatePreferences"),
];

/** The most entries that a provider lists, all of them unread. */
const full: Data<"GetInbox"> = {
  unread: 200,
  entries: Array.from({ length: 200 }, (_, index) => ({
    entryId: String(9000 - index),
    kind: "deposit",
    change: "depositCompleted",
    subject: `D-20261121-${String(200 - index).padStart(4, "0")}`,
    at: "2026-11-21T08:31:12.000Z",
    isRead: false,
  })),
};

/** Scenarios of the user's inbox, and of the channels of events. */
export const inboxScenarios = {
  listed,
  empty: [mock("GetInbox", { unread: 0, entries: [] }), ...listed],
  full: [mock("GetInbox", full), ...listed],
  loading: [capable, fail("GetInbox", "noReply"), fail("GetPreferences", "noReply")],
  notLoaded: [capable, refuse("GetInbox"), refuse("GetPreferences")],
  /** The inbox is not read again after its entries were marked. */
  marks: [mockThen("GetInbox", data, "noReply"), ...listed],
  /** Every read of the preferences after the first one stays without an answer. */
  switches: [mockThen("GetPreferences", examples.GetPreferences.success.data, "noReply"), ...listed],
  markBroken: [fail("MarkRead", "unavailable"), ...listed],
  changeBroken: [fail("UpdatePreferences", "unavailable"), ...listed],
  /** The provider lacks the capability. */
  off: [mockCapabilities()],
} satisfies Scenarios;
