import { mockCapabilities } from "./capability.scenarios.ts";
import { fail, mock, refuse } from "./http.ts";
import type { Scenarios } from "./scenarios.ts";

const capable = mockCapabilities("letterPhrase");
const none = mock("GetLetterPhrase", { phrase: null });

/** Scenarios of the phrase in a user's e-mails. */
export const letterPhraseScenarios = {
  none: [capable, none, mock("UpdateLetterPhrase")],
  set: [capable, mock("GetLetterPhrase"), mock("UpdateLetterPhrase")],
  loading: [capable, fail("GetLetterPhrase", "noReply")],
  notLoaded: [capable, refuse("GetLetterPhrase")],
  refused: [capable, none, refuse("UpdateLetterPhrase")],
  saveHangs: [capable, none, fail("UpdateLetterPhrase", "noReply")],
} satisfies Scenarios;
