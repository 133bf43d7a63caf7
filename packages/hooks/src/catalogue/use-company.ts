import { useQuery } from "@tanstack/react-query";
import type { Data } from "@broker/sdk";
import { useBroker } from "../provider.tsx";
import { catalogueQueries } from "./catalogue.queries.ts";
import { useKeptList } from "./use-kept-list.ts";

/** Name, logo and trading-platform address of one company. */
export type Company = Data<"GetCompanies">[number];

/**
 * The company this deployment stands for; as the last visit knew it at once, null until it is known.
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
