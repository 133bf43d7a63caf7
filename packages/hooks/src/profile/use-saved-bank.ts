import type { Data } from "@broker/sdk";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { catalogueQueries } from "../catalogue/catalogue.queries.ts";
import { useBroker } from "../provider.tsx";
import { profileQueries } from "./profile.queries.ts";

/** The country whose banks are offered to a user without one (spec 5.4). */
const DEFAULT_BANK_COUNTRY = "MY";

/** The banks of the user's country, and the one that withdrawals go to by name: its code while the list is not there. */
export function useBanks(): { query: UseQueryResult<Data<"GetWithdrawalMethod">>; savedName: string | null } {
  const broker = useBroker();
  const info = useQuery(profileQueries.userInfo(broker), broker.queryClient).data;
  const country = info?.countryCode || DEFAULT_BANK_COUNTRY;
  const query = useQuery(
    { ...catalogueQueries.banks(broker, country), enabled: info !== undefined },
    broker.queryClient,
  );
  const bank = query.data?.find(({ code }) => code === info?.withdrawalBank);
  return { query, savedName: bank?.description ?? (info?.withdrawalBank || null) };
}

/**
 * The name of the bank that the user's withdrawals go to; its code while the list of banks is not there, null where none
 * is set.
 *
 * @example
 * const bank = useSavedBankName();
 * return <p>{bank ?? "No bank yet"}</p>;
 */
export const useSavedBankName = (): string | null => useBanks().savedName;
