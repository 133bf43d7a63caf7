import { fail, mock } from "./http.ts";
import type { Scenarios } from "./scenarios.ts";

/** Scenarios of the compound-scheme log. */
export const compoundSchemeScenarios = {
  none: [mock("GetCompoundSchemeLogByUserId", [])],
  loading: [fail("GetCompoundSchemeLogByUserId", "noReply")],
  listFailed: [fail("GetCompoundSchemeLogByUserId", "html500")],
} satisfies Scenarios;
