import { mutationOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { writes } from "../cache-options.ts";
import { secondFactorQueries } from "./second-factor.queries.ts";

/** The mutations of the second factor; those with secrets are ports of its machine. */
export const secondFactorMutations = {
  /** Cancels a request to remove it, and reads the status again, whatever its outcome. */
  keep: (broker: Broker) =>
    mutationOptions({
      ...writes,
      mutationKey: [...broker.rootKey, "KeepSecondFactor"],
      mutationFn: () => broker.client.call("KeepSecondFactor", {}),
      onSettled: () =>
        void broker.queryClient.invalidateQueries({ queryKey: secondFactorQueries.status(broker).queryKey }),
    }),
};
