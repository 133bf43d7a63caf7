import type { Input } from "@broker/sdk";
import { mutationOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { writes } from "../cache-options.ts";
import { codeOf } from "../failure.ts";
import { runWithStepUp } from "../step-up/step-up-requests.ts";
import { payeeQueries } from "./payees.queries.ts";

/** The refusal of an account that was removed already, which is what its user wanted. */
const NOT_SAVED = 1132;

const refresh = (broker: Broker) =>
  void broker.queryClient.invalidateQueries({ queryKey: payeeQueries.list(broker).queryKey });

/** The mutations of the user's saved accounts; each invalidates the list, whatever its outcome. */
export const payeeMutations = {
  /** Saves an account. The same one under the same name again is saved once, so that a lost answer does no harm. */
  add: (broker: Broker) =>
    mutationOptions({
      ...writes,
      mutationKey: [...broker.rootKey, "AddPayee"],
      mutationFn: async (payee: Input<"AddPayee">) => {
        await runWithStepUp(broker, "AddPayee", () => broker.client.call("AddPayee", payee));
        return null;
      },
      onSettled: () => refresh(broker),
    }),
  /** Removes an account by its id. */
  remove: (broker: Broker) =>
    mutationOptions({
      ...writes,
      mutationKey: [...broker.rootKey, "RemovePayee"],
      mutationFn: async (payeeId: string) => {
        try {
          await broker.client.call("RemovePayee", { payeeId });
        } catch (error) {
          if (codeOf(error) !== NOT_SAVED) throw error;
        }
      },
      onSettled: () => refresh(broker),
    }),
};
