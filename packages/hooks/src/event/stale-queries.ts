import type { StreamEvent } from "@broker/sdk/events";
import type { QueryKey } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { capabilityQueries } from "../capability/capability.queries.ts";
import { catalogueQueries } from "../catalogue/catalogue.queries.ts";
import { inboxQueries } from "../inbox/inbox.queries.ts";
import { profileQueries } from "../profile/profile.queries.ts";
import { secondFactorQueries } from "../second-factor/second-factor.queries.ts";
import { securityQueries } from "../security/security.queries.ts";
import { statementQueries } from "../statement/statement.queries.ts";
import { threadQueries } from "../thread/thread.queries.ts";
import { transactionQueries } from "../transaction/transaction.queries.ts";

/** The kinds of events about the stream itself that change no data. */
const quiet: ReadonlySet<string> = new Set(["ready", "replaced"]);

/** Returns the keys of the queries whose data each kind of event may have changed. */
const keysOf: Readonly<Record<string, (broker: Broker) => readonly QueryKey[]>> = {
  deposit: (broker) => [transactionQueries.deposits(broker).queryKey, profileQueries.all(broker)],
  withdrawal: (broker) => [transactionQueries.withdrawals(broker).queryKey, profileQueries.all(broker)],
  transfer: (broker) => [transactionQueries.transfers(broker).queryKey, profileQueries.all(broker)],
  identity: (broker) => [profileQueries.all(broker)],
  security: (broker) => [
    securityQueries.all(broker),
    secondFactorQueries.status(broker).queryKey,
    profileQueries.all(broker),
  ],
  statement: (broker) => [statementQueries.all(broker)],
  message: (broker) => [threadQueries.all(broker)],
};

/**
 * Returns the keys of the queries to read again after an event. After `reset`, and after an event of a kind that this
 * version does not know, these are all of the user.
 */
export function listStaleKeys(broker: Broker, { kind }: Pick<StreamEvent, "kind">): readonly QueryKey[] {
  if (quiet.has(kind)) return [];
  const keys = keysOf[kind]?.(broker);
  // An entry of the inbox is written with each event.
  return keys ? [...keys, inboxQueries.entries(broker).queryKey] : [broker.rootKey];
}

/** Returns whether a query is the same for all users, so that no event changes it. */
export function isOfAllUsers(broker: Broker, queryKey: QueryKey): boolean {
  return [capabilityQueries.all(broker), catalogueQueries.all(broker)].some((shared) =>
    shared.every((part, index) => queryKey[index] === part),
  );
}
