import { examples } from "@broker/api-spec/examples";
import { mockCapabilities } from "./capability.scenarios.ts";
import { fail, mock, mockThen, refuse } from "./http.ts";
import type { Scenarios } from "./scenarios.ts";

const { data: sessions } = examples.GetSessions.success;
const { data: signIns } = examples.GetSignInHistory.success;
const capable = mockCapabilities("sessions");

/** Scenarios of the user's sessions and sign-ins. */
export const securityScenarios = {
  listed: [capable, mock("GetSessions"), mock("GetSignInHistory")],
  onlyHere: [
    capable,
    mock(
      "GetSessions",
      sessions.filter(({ isCurrent }) => isCurrent),
    ),
    mock("GetSignInHistory", []),
  ],
  alike: [
    capable,
    mock(
      "GetSessions",
      sessions.map((session) => ({ ...session, kind: "computer", browser: "Chrome", system: "Windows" })),
    ),
    mock("GetSignInHistory"),
  ],
  manySignIns: [
    capable,
    mock("GetSessions"),
    mock("GetSignInHistory", Array.from({ length: 3 }, () => signIns).flat()),
  ],
  refreshBroken: [
    capable,
    mockThen("GetSessions", sessions, "refusedWithoutMessage"),
    mock("GetSignInHistory"),
    mock("EndSession"),
  ],
  loading: [capable, fail("GetSessions", "noReply"), fail("GetSignInHistory", "noReply")],
  notLoaded: [capable, refuse("GetSessions"), refuse("GetSignInHistory")],
  endBroken: [capable, mock("GetSessions"), mock("GetSignInHistory"), fail("EndSession", "unavailable")],
  endHangs: [capable, mock("GetSessions"), mock("GetSignInHistory"), fail("EndOtherSessions", "noReply")],
} satisfies Scenarios;
