import { type Data, parseProviderDate } from "@broker/sdk";
import { useQuery } from "@tanstack/react-query";
import { profileQueries } from "../profile/profile.queries.ts";
import { useBroker } from "../provider.tsx";
import { type List, toList } from "../to-list.ts";
import { payeeQueries } from "./payees.queries.ts";

/** An account that the user has saved: a bank account, or a wallet. */
export interface PayeeItem {
  readonly id: string;
  readonly name: string;
  /** The bank account; null for a wallet. */
  readonly bank: {
    readonly code: string;
    readonly accountNumber: string;
    readonly accountName: string;
    /** Whether withdrawals by a bank go to it. */
    readonly isInUse: boolean;
  } | null;
  /** The address of the wallet; null for a bank account. */
  readonly walletAddress: string | null;
  /** The time from which it can be withdrawn to; null where it can be now. */
  readonly usableFrom: Date | null;
}

/** The user's saved accounts. */
export type PayeesState = List<
  PayeeItem,
  {
    /** The hours that a new account waits. */
    readonly waitHours: number;
    /** The time from which the bank account of the withdrawal settings can be withdrawn to; null where it can be now. */
    readonly accountUsableFrom: Date | null;
  }
>;

const toPlainNumber = (number: string | null): string => (number ?? "").replaceAll(/[ -]/g, "").toUpperCase();

function toRows({ waitHours, accountUsableFrom, payees }: Data<"GetPayees">, info?: Data<"GetUserInfo">) {
  const rows = payees.map(({ payeeId, name, walletAddress, usableFrom, ...bank }): PayeeItem => {
    const { bankCode: code, bankAccountNumber: accountNumber, bankAccountName: accountName } = bank;
    const isInUse =
      info?.withdrawalBank === code &&
      toPlainNumber(info.withdrawalBankAccountNumber) === toPlainNumber(accountNumber);
    return {
      id: payeeId,
      name,
      bank: code && accountNumber && accountName ? { code, accountNumber, accountName, isInUse } : null,
      walletAddress,
      usableFrom: parseProviderDate(usableFrom),
    };
  });
  return { rows, waitHours, accountUsableFrom: parseProviderDate(accountUsableFrom) };
}

/**
 * Reads the accounts that the user has saved for withdrawals; for providers with the capability `payees`.
 *
 * @example
 * const payees = usePayees();
 * if (payees.status === "loaded") return <p>{payees.rows.map(({ name }) => name).join(", ")}</p>;
 */
export function usePayees(): PayeesState {
  const broker = useBroker();
  const info = useQuery(profileQueries.userInfo(broker), broker.queryClient).data;
  const query = useQuery(
    { ...payeeQueries.list(broker), select: (answer) => toRows(answer, info) },
    broker.queryClient,
  );
  return toList(query, "GetPayees");
}
