import { examples } from "@broker/api-spec/examples";
import { mockCapabilities } from "./capability.scenarios.ts";
import { fail, mock, mockThen, refuse } from "./http.ts";
import type { Scenarios } from "./scenarios.ts";

const { rows } = examples.GetDepositPage.success.data;
const capable = mockCapabilities("paging", "transfers", "compoundScheme", "transactionDetails");

/** Scenarios of the pages of the deposits; the other lists have one page each. */
export const pagingScenarios = {
  onePage: [capable, mock("GetDepositPage")],
  /** The first page has the first deposit of the example, and every later page has the others. */
  twoPages: [
    capable,
    mockThen(
      "GetDepositPage",
      { rows: rows.slice(0, 1), nextCursor: rows[0]?.transactionId ?? null },
      { rows: rows.slice(1), nextCursor: null },
    ),
  ],
  none: [capable, mock("GetDepositPage", { rows: [], nextCursor: null })],
  loading: [capable, fail("GetDepositPage", "noReply")],
  notLoaded: [capable, fail("GetDepositPage", "unavailable")],
  /** The provider refuses the cursor, which is of another list. */
  refused: [capable, refuse("GetDepositPage")],
} satisfies Scenarios;
