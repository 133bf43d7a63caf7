import { useQuery } from "@tanstack/react-query";
import type { Data } from "@broker/sdk";
import { type Failure, toFailure } from "../failure.ts";
import { useBroker } from "../provider.tsx";
import { profileQueries } from "./profile.queries.ts";

/** The user info: loading, loaded or failed. A failed refetch keeps the loaded info. */
export type UserInfoState =
  | { readonly status: "loading" }
  | { readonly status: "loaded"; readonly info: Data<"GetUserInfo"> }
  | { readonly status: "failed"; readonly failure: Failure; retry(): void };

/**
 * Reads the signed-in user's name, verification and balances.
 *
 * @example
 * const user = useUserInfo();
 * if (user.status === "loaded") return <p>{user.info.eWalletBalance} USD</p>;
 */
export function useUserInfo(): UserInfoState {
  const broker = useBroker();
  const query = useQuery(profileQueries.userInfo(broker), broker.queryClient);
  if (query.data) return { status: "loaded", info: query.data };
  if (query.isError) {
    return {
      status: "failed",
      failure: toFailure(query.error, "GetUserInfo"),
      retry: () => void query.refetch(),
    };
  }
  return { status: "loading" };
}
