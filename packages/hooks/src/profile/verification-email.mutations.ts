import { mutationOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { writes } from "../cache-options.ts";
import { profileQueries } from "./profile.queries.ts";

/** The mutation of the verification e-mail, in a separate file: screens that need only this mutation load less code. */
export const verificationEmailMutations = {
  /** Sends the e-mail again; the newest link voids older ones. A refusal may mean that a link was used, so user info is read again. */
  resend: (broker: Broker) =>
    mutationOptions({
      ...writes,
      mutationKey: [...broker.rootKey, "ResendVerificationEmail"],
      mutationFn: () => broker.client.call("ResendVerificationEmail", {}),
      onError: () => void broker.queryClient.invalidateQueries({ queryKey: profileQueries.all(broker) }),
    }),
};
