import { mutationOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { writes } from "../cache-options.ts";
import { readProvider } from "../capability/capability.queries.ts";
import { profileQueries } from "../profile/profile.queries.ts";
import { internationalNumber, type RegistrationValues } from "./registration.rules.ts";

/** A sign-up form that has passed its rules, with the dial code of the chosen country. */
export interface Registration {
  readonly values: RegistrationValues & { readonly countryId: number };
  readonly dialCode: string;
}

/** The writes of registration. */
export const registrationMutations = {
  /**
   * Opens an account. The contract has no place for city and nationality: they are sent where the provider keeps them
   * (`registrationDetails`), so that the identity check need not ask again, and nowhere else.
   */
  register: (broker: Broker) =>
    mutationOptions({
      ...writes,
      mutationKey: [...broker.rootKey, "CreateUser"],
      mutationFn: async ({ values, dialCode }: Registration) => {
        const { capabilities } = await readProvider(broker);
        const isKept = capabilities.includes("registrationDetails");
        return broker.client.call("CreateUser", {
          fullname: values.fullName.trim(),
          username: values.username.trim(),
          email: values.email.trim(),
          contactNumber: internationalNumber(dialCode, values.mobileNumber),
          password: values.password,
          countryId: values.countryId,
          referralCode: values.affiliateCode.trim(),
          ...(isKept && { city: values.city.trim(), nationality: values.nationality.trim() }),
        });
      },
      // The variables hold the password in clear.
      gcTime: 0,
    }),
  /** Verifies the token of an e-mail link. The same token may come again: the call is idempotent. */
  verifyEmail: (broker: Broker) =>
    mutationOptions({
      ...writes,
      mutationKey: [...broker.rootKey, "VerifyEmail"],
      mutationFn: ({ token, signal }: { token: string; signal: AbortSignal }) =>
        broker.client.call("VerifyEmail", { token }, { signal }),
      onSettled: () => void broker.queryClient.invalidateQueries({ queryKey: profileQueries.all(broker) }),
    }),
};
