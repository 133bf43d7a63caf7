import { useQuery } from "@tanstack/react-query";
import type { Data } from "@broker/sdk";
import { type Failure, toFailure } from "../failure.ts";
import { useBroker } from "../provider.tsx";
import { profileQueries } from "./profile.queries.ts";

/** User info on its way, there, or not to be had. A refresh that fails keeps what was there. */
export type UserInfo =
  | { readonly status: "loading" }
  | { readonly status: "loaded"; readonly info: Data<"GetUserInfo"> }
  | { readonly status: "failed"; readonly failure: Failure; retry(): void };

/**
 * The signed-in user's name, verification and balances.
 *
 * @example
 * const user = useUserInfo();
 * if (user.status === "loaded") return <p>{user.info.eWalletBalance} USD</p>;
 */
export function useUserInfo(): UserInfo {
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
