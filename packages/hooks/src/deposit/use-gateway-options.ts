import { useQuery } from "@tanstack/react-query";
import { catalogueQueries } from "../catalogue/catalogue.queries.ts";
import { type Failure, toLoadFailure } from "../failure.ts";
import { profileQueries } from "../profile/profile.queries.ts";
import { useBroker } from "../provider.tsx";
import { depositQueries } from "./deposit.queries.ts";
import type { Gateway, GatewayOption, GatewayOptionKind } from "./gateway.rules.ts";

/** A payment method, or a bank with its branch, that can be chosen at a gateway. */
export interface OfferedOption extends GatewayOption {
  readonly branch: string | null;
}

/** The options of a gateway: loading, loaded or failed. */
export type GatewayOptionsState =
  | { readonly status: "loading"; readonly kind: GatewayOptionKind }
  | { readonly status: "failed"; readonly kind: GatewayOptionKind; readonly failure: Failure; retry(): void }
  | {
      readonly status: "loaded";
      readonly kind: GatewayOptionKind;
      readonly options: readonly OfferedOption[];
    };

/** Reads the payment methods or the banks of the chosen gateway; null where there is nothing to choose. */
export function useGatewayOptions(
  gateway: Gateway | null,
  paymentPlatformId: number | null,
): GatewayOptionsState | null {
  const broker = useBroker();
  const kind = gateway?.option;
  const isByBank = kind === "bank" && paymentPlatformId !== null;
  const methods = useQuery(
    { ...depositQueries.paymentMethods(broker), enabled: kind === "paymentMethod" },
    broker.queryClient,
  );
  const user = useQuery({ ...profileQueries.userInfo(broker), enabled: isByBank }, broker.queryClient);
  const countries = useQuery(
    { ...catalogueQueries.countries(broker), enabled: isByBank },
    broker.queryClient,
  );
  const country = countries.data?.find(({ countryCode }) => countryCode === user.data?.countryCode);
  const banks = useQuery(
    {
      ...depositQueries.banks(broker, {
        countryId: country?.countryId ?? 0,
        paymentPlatformId: paymentPlatformId ?? 0,
      }),
      enabled: isByBank && country !== undefined,
    },
    broker.queryClient,
  );
  if (!kind) return null;

  const asked =
    kind === "bank"
      ? ([
          [user, "GetUserInfo"],
          [countries, "GetCountries"],
          [banks, "GetOnePayDepositMethod"],
        ] as const)
      : ([[methods, "GetSmilePayzDepositMethod"]] as const);
  const failure = asked
    .map(([query, operation]) => toLoadFailure(query, operation))
    .find((one) => one !== null);
  if (failure) {
    const retry = () => {
      for (const [query] of asked) if (query.isError) void query.refetch();
    };
    return { status: "failed", kind, failure, retry };
  }
  const options =
    kind === "bank"
      ? banks.data?.map(({ id, bankName, branchName }) => ({ code: id, name: bankName, branch: branchName }))
      : methods.data?.map(({ code, description }) => ({ code, name: description, branch: null }));
  if (options) return { status: "loaded", kind, options };
  // A country that the provider does not list has no banks.
  const isNowhere = kind === "bank" && user.data && countries.data && !country;
  return isNowhere ? { status: "loaded", kind, options: [] } : { status: "loading", kind };
}
