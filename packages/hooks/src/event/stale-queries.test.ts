import { describe, expect, test } from "vitest";
import { createTestProvider } from "../../test/provider.ts";
import { catalogueQueries } from "../catalogue/catalogue.queries.ts";
import { inboxQueries } from "../inbox/inbox.queries.ts";
import { profileQueries } from "../profile/profile.queries.ts";
import { transactionQueries } from "../transaction/transaction.queries.ts";
import { isOfAllUsers, listStaleKeys } from "./stale-queries.ts";

const broker = createTestProvider().broker();

describe("an event names what to read again", () => {
  test.each(["deposit", "withdrawal", "transfer"] as const)(
    "%s: one list, the balances, and the inbox",
    (kind) => {
      const lists = { deposit: "deposits", withdrawal: "withdrawals", transfer: "transfers" } as const;
      expect(listStaleKeys(broker, { kind })).toEqual([
        transactionQueries[lists[kind]](broker).queryKey,
        profileQueries.all(broker),
        inboxQueries.entries(broker).queryKey,
      ]);
    },
  );

  test.each(["ready", "replaced"] as const)("%s: nothing", (kind) => {
    expect(listStaleKeys(broker, { kind })).toEqual([]);
  });

  test("reset: everything of the user, which the lists of all users are not", () => {
    expect(listStaleKeys(broker, { kind: "reset" })).toEqual([broker.rootKey]);
    expect(isOfAllUsers(broker, catalogueQueries.countries(broker).queryKey)).toBe(true);
    expect(isOfAllUsers(broker, profileQueries.userInfo(broker).queryKey)).toBe(false);
  });
});
