import { mutationOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { profileQueries } from "../profile/profile.queries.ts";
import { internationalNumber, type RegistrationValues } from "./registration.rules.ts";

/** A sign-up form that has passed its rules, with the dial code of the chosen country. */
export interface Registration {
  readonly values: RegistrationValues & { readonly countryId: number };
  readonly dialCode: string;
}

/** The writes of registration. */
export const registrationMutations = {
  /** Opens an account. City and nationality are asked for and checked, and not sent: the contract has no place for them. */
  register: ({ client }: Broker) =>
    mutationOptions({
      mutationKey: ["CreateUser"],
      mutationFn: ({ values, dialCode }: Registration) =>
        client.call("CreateUser", {
          fullname: values.fullName.trim(),
          username: values.username.trim(),
          email: values.email.trim(),
          contactNumber: internationalNumber(dialCode, values.mobileNumber),
          password: values.password,
          countryId: values.countryId,
          referralCode: values.affiliateCode.trim(),
        }),
      // The variables hold the password in clear.
      gcTime: 0,
    }),
  /** Verifies the token of an e-mail link. The same token may come again: the call is idempotent. */
  verifyEmail: ({ client, queryClient }: Broker) =>
    mutationOptions({
      mutationKey: ["VerifyEmail"],
      mutationFn: ({ token, signal }: { token: string; signal: AbortSignal }) =>
        client.call("VerifyEmail", { token }, { signal }),
      onSettled: () => void queryClient.invalidateQueries({ queryKey: profileQueries.all() }),
    }),
};
