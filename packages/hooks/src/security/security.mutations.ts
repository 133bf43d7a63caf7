import { mutationOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { writes } from "../cache-options.ts";
import { codeOf } from "../failure.ts";
import { securityQueries } from "./security.queries.ts";

/** The refusal of a session that has already ended, which is what its user wanted. */
const ALREADY_ENDED = 1104;

const refresh = (broker: Broker) =>
  void broker.queryClient.invalidateQueries({ queryKey: securityQueries.all(broker) });

/** The mutations of the user's sessions. Each invalidates the lists, whatever its outcome. */
export const securityMutations = {
  endSession: (broker: Broker) =>
    mutationOptions({
      ...writes,
      mutationKey: [...broker.rootKey, "EndSession"],
      mutationFn: async (sessionId: string) => {
        try {
          await broker.client.call("EndSession", { sessionId });
        } catch (error) {
          if (codeOf(error) !== ALREADY_ENDED) throw error;
        }
      },
      onSettled: () => refresh(broker),
    }),
  endOtherSessions: (broker: Broker) =>
    mutationOptions({
      ...writes,
      mutationKey: [...broker.rootKey, "EndOtherSessions"],
      mutationFn: async () => {
        await broker.client.call("EndOtherSessions", {});
      },
      onSettled: () => refresh(broker),
    }),
};
