import { mutationOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { writes } from "../cache-options.ts";
import { codeOf } from "../failure.ts";
import { runWithStepUp } from "../step-up/step-up-requests.ts";
import { securityQueries } from "./security.queries.ts";

/** The refusal of a session that has already ended, which is what its user wanted. */
const ALREADY_ENDED = 1104;

const refresh = (broker: Broker) =>
  void broker.queryClient.invalidateQueries({ queryKey: securityQueries.all(broker) });

/**
 * The mutations of the user's sessions and of the phrase in e-mails; each invalidates the shown data, whatever its outcome. A
 * report of a sign-in needs no session.
 */
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
  /** Sets the phrase in e-mails; null removes it. */
  updatePhrase: (broker: Broker) =>
    mutationOptions({
      ...writes,
      mutationKey: [...broker.rootKey, "UpdateLetterPhrase"],
      mutationFn: (phrase: string | null) =>
        runWithStepUp(broker, "UpdateLetterPhrase", () =>
          broker.client.call("UpdateLetterPhrase", { phrase }),
        ),
      onSuccess: (_data, phrase) =>
        broker.queryClient.setQueryData(securityQueries.phrase(broker).queryKey, { phrase }),
      onSettled: () => refresh(broker),
    }),
  /** Reports a sign-in of another person, by the token of its e-mail. */
  reportSignIn: (broker: Broker) =>
    mutationOptions({
      ...writes,
      mutationKey: [...broker.rootKey, "ReportSignIn"],
      mutationFn: (token: string) => broker.client.call("ReportSignIn", { token }),
      // The variables are a key to the account, so they are not cached.
      gcTime: 0,
    }),
};
