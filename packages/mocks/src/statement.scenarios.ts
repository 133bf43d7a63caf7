import { examples } from "@broker/api-spec/examples";
import { mockCapabilities } from "./capability.scenarios.ts";
import { type Data, fail, mock, refuse } from "./http.ts";
import type { Scenarios } from "./scenarios.ts";

const { data } = examples.GetStatements.success;
const making: Data<"GetStatements">["statements"][number] = {
  statementId: "5b0e6f2a-91c3-4d7e-8a60-1f2e3d4c5b6a",
  kind: "month",
  subject: "2026-10",
  state: "making",
  madeAt: null,
  formats: [],
};
const capable = mockCapabilities("statements");
const listed = [capable, mock("GetStatements"), mock("RequestStatement"), mock("DownloadStatement")];

/** Scenarios of the user's statements. */
export const statementScenarios = {
  listed,
  making: [
    capable,
    mock("GetStatements", {
      ...data,
      statements: [making, ...data.statements.slice(1)],
    }),
  ],
  none: [capable, mock("GetStatements", { statements: [], months: [], years: [] })],
  loading: [capable, fail("GetStatements", "noReply")],
  notLoaded: [capable, refuse("GetStatements")],
  requestRefused: [refuse("RequestStatement"), ...listed],
  requestHangs: [fail("RequestStatement", "noReply"), ...listed],
  downloadBroken: [fail("DownloadStatement", "unavailable"), ...listed],
  downloadHangs: [fail("DownloadStatement", "noReply"), ...listed],
} satisfies Scenarios;
