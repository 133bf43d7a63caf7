import type { Data } from "@broker/sdk";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { catalogueQueries } from "../catalogue/catalogue.queries.ts";
import { useBroker } from "../provider.tsx";
import { profileQueries } from "./profile.queries.ts";

/** The country whose banks are offered to a user without a country (spec 5.4). */
const DEFAULT_BANK_COUNTRY = "MY";

interface SavedBankState {
  readonly query: UseQueryResult<Data<"GetWithdrawalMethod">>;
  /** The name of the bank to which withdrawals are paid; its code while the list is not loaded, null if no bank is set. */
  readonly savedName: string | null;
  /** Whether the name may still change, because the list is loading for the first time. */
  readonly isNaming: boolean;
}

/** Reads the banks of the user's country, and the bank to which withdrawals are paid. */
export function useSavedBank(): SavedBankState {
  const broker = useBroker();
  const info = useQuery(profileQueries.userInfo(broker), broker.queryClient).data;
  const country = info?.countryCode || DEFAULT_BANK_COUNTRY;
  const query = useQuery(
    { ...catalogueQueries.banks(broker, country), enabled: info !== undefined },
    broker.queryClient,
  );
  const bank = query.data?.find(({ code }) => code === info?.withdrawalBank);
  const savedCode = info?.withdrawalBank || null;
  const isNaming = savedCode !== null && query.isPending && query.failureCount === 0;
  return { query, savedName: bank?.description ?? savedCode, isNaming };
}

/**
 * Reads the name of the bank to which the user's withdrawals are paid; its code while the list of banks is not loaded, null if
 * no bank is set.
 *
 * @example
 * const bank = useSavedBankName();
 * return <p>{bank ?? "No bank yet"}</p>;
 */
export const useSavedBankName = (): string | null => useSavedBank().savedName;
