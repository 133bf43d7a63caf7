import type { Data } from "@broker/sdk";
import { queryOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { reads } from "../cache-options.ts";
import { isLive } from "../live-brokers.ts";

/** The milliseconds between two reads while a statement is being made. */
const MAKING = 2000;
/** The interval while the provider reports when a statement is ready. */
const MAKING_LIVE = 20_000;

const isMaking = (data: Data<"GetStatements"> | undefined): boolean =>
  data?.statements.some(({ state }) => state === "making") ?? false;

/** The query options of the user's statements, for providers with the capability `statements`. */
export const statementQueries = {
  all: ({ rootKey }: Pick<Broker, "rootKey">) => [...rootKey, "statement"] as const,
  list: (broker: Broker) =>
    queryOptions({
      ...reads,
      queryKey: [...statementQueries.all(broker), "list"] as const,
      queryFn: ({ signal }) => broker.client.call("GetStatements", {}, { signal }),
      refetchInterval: ({ state }) => isMaking(state.data) && (isLive(broker) ? MAKING_LIVE : MAKING),
    }),
};
