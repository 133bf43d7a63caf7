import { type Data, parseProviderDate } from "@broker/sdk";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useMachine } from "@xstate/react";
import { useEffect, useEffectEvent, useState } from "react";
import type { EventFromLogic, SnapshotFrom } from "xstate";
import type { Broker } from "../broker.ts";
import { type Failure, toFailure, toLoadFailure } from "../failure.ts";
import type { Form } from "../form/use-form.ts";
import { profileQueries } from "../profile/profile.queries.ts";
import { useBroker } from "../provider.tsx";
import { isUnderWay } from "../run-mutation.ts";
import { runWithStepUp } from "../step-up/step-up-requests.ts";
import { createDeletionMachine, type DeletionPorts } from "./deletion.machine.ts";
import { type DeletionCode, type DeletionValues, validateDeletion } from "./deletion.rules.ts";
import { privacyMutations } from "./privacy.mutations.ts";
import { privacyQueries } from "./privacy.queries.ts";

/** A request to delete the account. */
export interface DeletionItem {
  readonly id: string;
  readonly requestedAt: Date | null;
  /** The earliest time of the deletion. */
  readonly erasableFrom: Date | null;
  /** The comment of staff on a refusal. */
  readonly reason: string | null;
}

/** What prevents a deletion: money, open positions, or what waits for a decision. */
export type DeletionBlock = Data<"GetDataRequests">["deletionBlocks"][number];

/** The data that the law wants stored after a deletion, with the number of years. */
export type KeptData = Data<"GetDataRequests">["kept"][number];

/** The step of a request, with the commands that are legal in it. */
export type DeletionFlow =
  | {
      readonly step: "resting";
      /** Why the outcome of the last request is unknown; null otherwise. */
      readonly failure: Failure | null;
      begin(): void;
    }
  | {
      readonly step: "confirming";
      readonly form: Form<DeletionValues, DeletionCode>;
      readonly failure: Failure | null;
      submit(): void;
      cancel(): void;
    }
  | { readonly step: "requesting"; readonly form: Form<DeletionValues, DeletionCode> };

/** The deletion of the account: the requests, the obstacles, the data that is kept, and the step of a request. */
export type AccountDeletionState =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly failure: Failure; retry(): void }
  | {
      readonly status: "loaded";
      /** The request that waits; null without one. */
      readonly waiting: DeletionItem | null;
      /** The latest request, where staff refused it; null otherwise. */
      readonly refused: DeletionItem | null;
      readonly blocks: readonly DeletionBlock[];
      /** The days between a request and the earliest deletion. */
      readonly waitDays: number;
      readonly kept: readonly KeptData[];
      readonly flow: DeletionFlow;
      /** Takes the request that waits back. */
      readonly takeBack: { readonly isPending: boolean; readonly failure: Failure | null; run(): void };
    };

type Machine = ReturnType<typeof createDeletionMachine>;
type Send = (event: EventFromLogic<Machine>) => void;

const toItem = ({
  deletionId,
  requestedAt,
  erasableFrom,
  reason,
}: Data<"GetDataRequests">["deletions"][number]): DeletionItem => ({
  id: deletionId,
  requestedAt: parseProviderDate(requestedAt),
  erasableFrom: parseProviderDate(erasableFrom),
  reason,
});

/** Returns the address of the signed-in user; null before user info is loaded. */
const emailOf = (broker: Broker): string | null =>
  broker.queryClient.getQueryData(profileQueries.userInfo(broker).queryKey)?.email ?? null;

/**
 * Creates the ports of the machine. The call is no mutation, because the cache would store the variables of a mutation, which
 * include the password.
 */
const createPorts = (broker: Broker): DeletionPorts => ({
  email: () => emailOf(broker),
  request: (values) =>
    runWithStepUp(broker, "RequestDeletion", () => broker.client.call("RequestDeletion", values)).finally(
      () => void broker.queryClient.invalidateQueries({ queryKey: privacyQueries.requests(broker).queryKey }),
    ),
});

function toFlow({ value, context }: SnapshotFrom<Machine>, send: Send, own: string | null): DeletionFlow {
  const { email, password, attempts, failure } = context;
  const form: Form<DeletionValues, DeletionCode> = {
    values: { email, password },
    issues: attempts > 0 ? validateDeletion(context, own) : {},
    attempts,
    change: (field, text) => send({ type: "field.change", field, text }),
    leave: () => {},
  };
  switch (value) {
    case "resting":
      return { step: value, failure, begin: () => send({ type: "deletion.begin" }) };
    case "confirming":
      return {
        step: value,
        form,
        failure,
        submit: () => send({ type: "form.submit" }),
        cancel: () => send({ type: "form.cancel" }),
      };
    case "requesting":
      return { step: value, form };
  }
}

/**
 * Requests the deletion of the account, or takes a request back; also reads the obstacles to a deletion, and the data that is
 * kept after it. For providers with the capability `privacy`. `onChanged` is called after a successful request, and after a
 * request was taken back.
 *
 * @example
 * const deletion = useAccountDeletion();
 * if (deletion.status === "loaded" && deletion.waiting) return <button onClick={deletion.takeBack.run}>Keep it</button>;
 */
export function useAccountDeletion(
  options: { readonly onChanged?: (change: "requested" | "takenBack") => void } = {},
): AccountDeletionState {
  const broker = useBroker();
  const query = useQuery(privacyQueries.requests(broker), broker.queryClient);
  // The address of the account is compared with what the user types in.
  useQuery(profileQueries.userInfo(broker), broker.queryClient);
  const command = privacyMutations.takeBackDeletion(broker);
  const takeBack = useMutation(command, broker.queryClient);
  const [ports] = useState(() => createPorts(broker));
  const [machine] = useState(() => createDeletionMachine(ports));
  const [snapshot, send, actor] = useMachine(machine);
  const requested = useEffectEvent(() => options.onChanged?.("requested"));
  useEffect(() => {
    const subscription = actor.on("deletion.requested", () => requested());
    return () => subscription.unsubscribe();
  }, [actor]);
  const failure = toLoadFailure(query, "GetDataRequests");
  if (failure) return { status: "failed", failure, retry: () => void query.refetch() };
  if (!query.data) return { status: "loading" };
  const { deletions, deletionBlocks, deletionWaitDays, kept } = query.data;
  const [latest] = deletions;
  return {
    status: "loaded",
    waiting: latest?.state === "waiting" ? toItem(latest) : null,
    refused: latest?.state === "refused" ? toItem(latest) : null,
    blocks: deletionBlocks,
    waitDays: deletionWaitDays,
    kept,
    flow: toFlow(snapshot, send, ports.email()),
    takeBack: {
      isPending: takeBack.isPending,
      failure: takeBack.error && toFailure(takeBack.error, "CancelDeletion"),
      run: () => {
        if (isUnderWay(broker, command.mutationKey)) return;
        takeBack.mutate(undefined, { onSuccess: () => options.onChanged?.("takenBack") });
      },
    },
  };
}
