import { useMutation, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { catalogueQueries } from "../catalogue/catalogue.queries.ts";
import type { Country } from "../catalogue/use-countries.ts";
import { codeOf, type Failure, toFailure } from "../failure.ts";
import { type Form, useForm } from "../form/use-form.ts";
import { useBroker } from "../provider.tsx";
import { isUnderWay } from "../run-mutation.ts";
import { registrationMutations } from "./registration.mutations.ts";
import {
  DEFAULT_DIAL_CODE,
  type RegistrationCode,
  type RegistrationValues,
  validateRegistration,
} from "./registration.rules.ts";

/** The state of the sign-up, with the data of its form. */
export type RegistrationState = {
  readonly form: Form<RegistrationValues, RegistrationCode>;
  /** The chosen country; null before a country is chosen. `useCountries` lists them. */
  readonly country: Country | null;
  /** The dial code of the chosen country; `+00` before a country is chosen. */
  readonly dialCode: string;
  /** True while the link's referral code is used, so that its field is hidden; false after the provider refused that code. */
  readonly isReferred: boolean;
} & (
  | { readonly step: "editing"; readonly failure: Failure | null; submit(): void }
  | { readonly step: "submitting" }
  | {
      readonly step: "registered";
      readonly email: string;
      /** Shows the form again, as it was submitted, to register with another address; the account stays without verification. */
      correct(): void;
    }
);

const empty: RegistrationValues = {
  fullName: "",
  username: "",
  email: "",
  countryId: null,
  mobileNumber: "",
  city: "",
  nationality: "",
  password: "",
  confirmPassword: "",
  affiliateCode: "",
  hasAcceptedTerms: false,
  hasAcceptedRisk: false,
};

/** The contract's refusal of an unknown referral code. */
const REFERRAL_CODE_UNKNOWN = 1004;

/** Returns the country of an id, by the list of the last visit until the countries are loaded. */
function useCountryOf(): (countryId: number | null) => Country | null {
  const broker = useBroker();
  const kept = useMemo(() => broker.catalogue.read("countries"), [broker]);
  const { data } = useQuery(
    {
      ...catalogueQueries.countries(broker),
      ...(kept && { placeholderData: kept }),
      // A country is chosen from this list, so that the form need not be rendered again when it arrives.
      notifyOnChangeProps: [],
    },
    broker.queryClient,
  );
  return (id) => data?.find(({ countryId }) => countryId === id) ?? null;
}

/**
 * Opens an account. Pass the `referralCode` of the link, null if the link has none, and undefined while the link is
 * unknown, as on a prerendered page; its field is shown until a code is known. If the provider refuses the link's
 * code, the user can edit it. Without a link the field begins with `companyCode`, the code of the company, so that no
 * referrer is needed.
 *
 * @example
 * const registration = useRegistration({ referralCode: searchParams.get("referralCode") });
 * if (registration.step === "registered") return <p>Look into the mailbox of {registration.email}.</p>;
 */
export function useRegistration(
  options: { referralCode?: string | null; companyCode?: string } = {},
): RegistrationState {
  const broker = useBroker();
  const [isLinkRefused, setLinkRefused] = useState(false);
  const linked = isLinkRefused ? "" : (options.referralCode?.trim() ?? "");
  const withCode = (values: RegistrationValues) =>
    linked === "" ? values : { ...values, affiliateCode: linked };
  const countryOf = useCountryOf();
  const dialCodeOf = ({ countryId }: RegistrationValues) =>
    countryOf(countryId)?.mobileCode ?? DEFAULT_DIAL_CODE;
  const register = registrationMutations.register(broker);
  const mutation = useMutation(register, broker.queryClient);
  const { form, check } = useForm<RegistrationValues, RegistrationCode>(
    { ...empty, affiliateCode: options.companyCode ?? "" },
    (values) => validateRegistration(withCode(values), dialCodeOf(values)),
  );
  const dialCode = dialCodeOf(form.values);
  const shared = {
    form,
    country: countryOf(form.values.countryId),
    dialCode,
    isReferred: linked !== "",
  };

  if (mutation.isSuccess)
    return {
      ...shared,
      step: "registered",
      email: mutation.variables.values.email.trim(),
      correct: mutation.reset,
    };
  if (mutation.isPending) return { ...shared, step: "submitting" };
  return {
    ...shared,
    step: "editing",
    failure: mutation.error && toFailure(mutation.error, "CreateUser"),
    submit: () => {
      const { countryId } = form.values;
      if (!check() || countryId === null || isUnderWay(broker, register.mutationKey)) return;
      const values = { ...withCode(form.values), countryId };
      const onError = (error: Error) => {
        if (linked === "" || codeOf(error) !== REFERRAL_CODE_UNKNOWN) return;
        form.change("affiliateCode", linked);
        setLinkRefused(true);
      };
      mutation.mutate({ values, dialCode }, { onError });
    },
  };
}
