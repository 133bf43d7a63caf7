import { type Data, parseProviderDate } from "@broker/sdk";
import { useQuery } from "@tanstack/react-query";
import { useBroker } from "../provider.tsx";
import { type List, toList } from "../to-list.ts";
import { type DeviceOrigin, deviceOf } from "./device.ts";
import { securityQueries } from "./security.queries.ts";

/** A sign-in of the user, or an attempt with a wrong password. */
export interface SignInHistoryItem extends DeviceOrigin {
  readonly signedInAt: Date | null;
  /** False for an attempt with a wrong password. */
  readonly isSuccess: boolean;
}

/** The recent sign-ins, the newest first. */
export type SignInHistoryState = List<SignInHistoryItem>;

const toRows = (answer: Data<"GetSignInHistory">) => ({
  rows: answer.map((row): SignInHistoryItem => ({
    ...deviceOf(row),
    signedInAt: parseProviderDate(row.signedInAt),
    isSuccess: row.succeeded,
  })),
});

/**
 * Reads the recent sign-ins of the signed-in user, and the attempts with a wrong password; for providers with the
 * capability `sessions`.
 *
 * @example
 * const history = useSignInHistory();
 * if (history.status === "loaded") return <p>{history.rows.filter(({ isSuccess }) => !isSuccess).length} failed</p>;
 */
export function useSignInHistory(): SignInHistoryState {
  const broker = useBroker();
  const query = useQuery({ ...securityQueries.signIns(broker), select: toRows }, broker.queryClient);
  return toList(query, "GetSignInHistory");
}
