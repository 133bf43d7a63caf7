import { useQuery } from "@tanstack/react-query";
import type { Data } from "@broker/sdk";
import { useBroker } from "../provider.tsx";
import { catalogueQueries } from "./catalogue.queries.ts";
import { useKeptList } from "./use-kept-list.ts";

/** The name, logo and trading-platform address of a company. */
export type Company = Data<"GetCompanies">[number];

/**
 * Reads the company of this deployment: at first as the last visit stored it, null until it is known.
 *
 * @example
 * const company = useCompany();
 * return <img src={company?.companyLogo} alt={company?.companyName} width={140} />;
 */
export function useCompany(): Company | null {
  const broker = useBroker();
  const placeholderData = useKeptList("companies");
  const { data } = useQuery(
    {
      ...catalogueQueries.companies(broker),
      ...(placeholderData && { placeholderData }),
    },
    broker.queryClient,
  );
  return data?.find((company) => company.companyId === broker.client.companyId) ?? null;
}
