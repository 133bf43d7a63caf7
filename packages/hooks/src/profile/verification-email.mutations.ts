import { mutationOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { writes } from "../cache-options.ts";
import { profileQueries } from "./profile.queries.ts";

/** The write of the verification e-mail, apart from those of the profile: screens that lack only this one load no more. */
export const verificationEmailMutations = {
  /** Sends it again; the newest link voids the older ones. A refusal may mean that one was used. */
  resend: (broker: Broker) =>
    mutationOptions({
      ...writes,
      mutationKey: [...broker.rootKey, "ResendVerificationEmail"],
      mutationFn: () => broker.client.call("ResendVerificationEmail", {}),
      onError: () => void broker.queryClient.invalidateQueries({ queryKey: profileQueries.all(broker) }),
    }),
};
