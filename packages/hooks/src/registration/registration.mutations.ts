import { mutationOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { writes } from "../cache-options.ts";
import { readProvider } from "../capability/capability.queries.ts";
import { profileQueries } from "../profile/profile.queries.ts";
import { toInternationalNumber, type RegistrationValues } from "./registration.rules.ts";

/** The variables of a registration: valid form values, and the dial code of the chosen country. */
export interface Registration {
  readonly values: RegistrationValues & { readonly countryId: number };
  readonly dialCode: string;
}

/** The mutations of registration. */
export const registrationMutations = {
  /**
   * Opens an account. City and nationality are not in the contract: they are sent only to providers with the
   * capability `registrationDetails`, so that the identity check need not ask again.
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
          contactNumber: toInternationalNumber(dialCode, values.mobileNumber),
          password: values.password,
          countryId: values.countryId,
          referralCode: values.affiliateCode.trim(),
          ...(isKept && { city: values.city.trim(), nationality: values.nationality.trim() }),
        });
      },
      // The variables contain the password in clear text, so they are not cached.
      gcTime: 0,
    }),
  /** Verifies the token of an e-mail link. The call is idempotent: the same token may be sent again. */
  verifyEmail: (broker: Broker) =>
    mutationOptions({
      ...writes,
      mutationKey: [...broker.rootKey, "VerifyEmail"],
      mutationFn: ({ token, signal }: { token: string; signal: AbortSignal }) =>
        broker.client.call("VerifyEmail", { token }, { signal }),
      onSettled: () => void broker.queryClient.invalidateQueries({ queryKey: profileQueries.all(broker) }),
    }),
};
