import { queryOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { reads } from "../cache-options.ts";

/**
 * The query options of the user's sessions and sign-ins, for providers with the capability `sessions`, and of the phrase in
 * e-mails, with `letterPhrase`.
 */
export const securityQueries = {
  all: ({ rootKey }: Pick<Broker, "rootKey">) => [...rootKey, "security"] as const,
  sessions: (broker: Broker) =>
    queryOptions({
      ...reads,
      queryKey: [...securityQueries.all(broker), "sessions"] as const,
      queryFn: ({ signal }) => broker.client.call("GetSessions", {}, { signal }),
    }),
  signIns: (broker: Broker) =>
    queryOptions({
      ...reads,
      queryKey: [...securityQueries.all(broker), "signIns"] as const,
      queryFn: ({ signal }) => broker.client.call("GetSignInHistory", {}, { signal }),
    }),
  phrase: (broker: Broker) =>
    queryOptions({
      ...reads,
      queryKey: [...securityQueries.all(broker), "phrase"] as const,
      queryFn: ({ signal }) => broker.client.call("GetLetterPhrase", {}, { signal }),
    }),
};
