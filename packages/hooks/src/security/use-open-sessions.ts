import { type Data, parseProviderDate } from "@broker/sdk";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type Failure, toFailure } from "../failure.ts";
import { useBroker } from "../provider.tsx";
import { type List, toList } from "../to-list.ts";
import { type DeviceOrigin, deviceOf } from "./device.ts";
import { securityMutations } from "./security.mutations.ts";
import { securityQueries } from "./security.queries.ts";

/** A session of the user. */
export interface OpenSessionItem extends DeviceOrigin {
  readonly id: string;
  readonly signedInAt: Date | null;
  readonly lastSeenAt: Date | null;
  /** Whether it is the session of this page. */
  readonly isCurrent: boolean;
}

/** The user's sessions, with the commands that end them. */
export type OpenSessionsState = List<
  OpenSessionItem,
  {
    /** Whether a session is being ended; commands do nothing meanwhile. */
    readonly isEnding: boolean;
    /** Why the last command failed; null otherwise. */
    readonly endFailure: Failure | null;
    end(id: string): void;
    endOthers(): void;
  }
>;

const toRows = (answer: Data<"GetSessions">) => ({
  rows: answer.map((row): OpenSessionItem => ({
    id: row.sessionId,
    ...deviceOf(row),
    signedInAt: parseProviderDate(row.signedInAt),
    lastSeenAt: parseProviderDate(row.lastSeenAt),
    isCurrent: row.isCurrent,
  })),
});

/**
 * Reads where the signed-in user is signed in, and ends sessions there; for providers with the capability `sessions`.
 * An ended session is refused at its next call. `onEnded` is called after a command that succeeded.
 *
 * @example
 * const sessions = useOpenSessions();
 * if (sessions.status === "loaded") return <button onClick={sessions.endOthers}>Sign out elsewhere</button>;
 */
export function useOpenSessions({ onEnded }: { onEnded?: () => void } = {}): OpenSessionsState {
  const broker = useBroker();
  const query = useQuery({ ...securityQueries.sessions(broker), select: toRows }, broker.queryClient);
  const one = useMutation(securityMutations.endSession(broker), broker.queryClient);
  const others = useMutation(securityMutations.endOtherSessions(broker), broker.queryClient);
  const list = toList(query, "GetSessions");
  if (list.status !== "loaded") return list;
  const isEnding = one.isPending || others.isPending;
  const onSuccess = () => onEnded?.();
  return {
    ...list,
    isEnding,
    endFailure:
      (one.error && toFailure(one.error, "EndSession")) ??
      (others.error && toFailure(others.error, "EndOtherSessions")),
    end: (id) => {
      if (isEnding) return;
      others.reset();
      one.mutate(id, { onSuccess });
    },
    endOthers: () => {
      if (isEnding) return;
      one.reset();
      others.mutate(undefined, { onSuccess });
    },
  };
}
