import { type Data, parseProviderDate } from "@broker/sdk";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useMachine } from "@xstate/react";
import { useEffect, useEffectEvent, useState } from "react";
import type { EventFromLogic, SnapshotFrom } from "xstate";
import { type Failure, toFailure, toLoadFailure } from "../failure.ts";
import type { Form } from "../form/use-form.ts";
import { useBroker } from "../provider.tsx";
import {
  asksOf,
  type AuthenticatorSecret,
  createSecondFactorMachine,
  type FactorChange,
} from "./second-factor.machine.ts";
import { secondFactorMutations } from "./second-factor.mutations.ts";
import { createSecondFactorPorts } from "./second-factor.ports.ts";
import { secondFactorQueries } from "./second-factor.queries.ts";
import { type FactorCode, type FactorValues, validateFactor } from "./second-factor.rules.ts";

/** The user's second factor, as the provider has it. */
export interface SecondFactorStatus {
  readonly isOn: boolean;
  /** When it was set up; null while it is off. */
  readonly since: Date | null;
  readonly recoveryCodesLeft: number;
  /** When a user asked staff to remove it; null without an open request. */
  readonly removalAskedAt: Date | null;
}

/** The form of a password and a code. */
type FactorForm = Form<FactorValues, FactorCode>;
/** The form of a step, with its commands. */
interface Editing {
  readonly form: FactorForm;
  readonly failure: Failure | null;
  submit(): void;
  cancel(): void;
}

/** The step of a change of the second factor, with the commands that are legal in it. */
export type SecondFactorFlow =
  | {
      readonly step: "resting";
      /** Why the outcome of the last request is unknown; null otherwise. */
      readonly failure: Failure | null;
      beginSetUp(): void;
      beginRenewal(): void;
      beginRemoval(): void;
    }
  | ({ readonly step: "enteringPassword" | "enteringRenewal" | "enteringRemoval" } & Editing)
  | ({ readonly step: "scanning" } & Editing & AuthenticatorSecret)
  | {
      readonly step: "beginning" | "renewing" | "removing";
      readonly form: FactorForm;
    }
  | ({ readonly step: "confirming"; readonly form: FactorForm } & AuthenticatorSecret)
  /** The recovery codes, which are never shown again. */
  | { readonly step: "showingCodes"; readonly recoveryCodes: readonly string[]; keep(): void };

/** The second factor of the user: its status, and the step of a change. */
export type SecondFactorState =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly failure: Failure; retry(): void }
  | {
      readonly status: "loaded";
      readonly factor: SecondFactorStatus;
      readonly flow: SecondFactorFlow;
      /** Cancels a request to remove the second factor. */
      readonly keep: { readonly isPending: boolean; readonly failure: Failure | null; run(): void };
    };

type Machine = ReturnType<typeof createSecondFactorMachine>;
type Send = (event: EventFromLogic<Machine>) => void;

const toStatus = (answer: Data<"GetSecondFactor">): SecondFactorStatus => ({
  isOn: answer.isOn,
  since: answer.since === null ? null : parseProviderDate(answer.since),
  recoveryCodesLeft: answer.recoveryCodesLeft,
  removalAskedAt: answer.removalAskedAt === null ? null : parseProviderDate(answer.removalAskedAt),
});

const noSecret: AuthenticatorSecret = { secret: "", uri: "" };

function toFlow({ value, context }: SnapshotFrom<Machine>, send: Send): SecondFactorFlow {
  const { password, code, attempts, failure, recoveryCodes } = context;
  const secret = context.secret ?? noSecret;
  const form: FactorForm = {
    values: { password, code },
    issues: attempts > 0 ? validateFactor(context, asksOf(value)) : {},
    attempts,
    change: (field, text) => send({ type: "field.change", field, text }),
    leave: () => {},
  };
  const submit = () => send({ type: "form.submit" });
  const cancel = () => send({ type: "form.cancel" });
  switch (value) {
    case "resting":
      return {
        step: value,
        failure,
        beginSetUp: () => send({ type: "setUp.begin" }),
        beginRenewal: () => send({ type: "renewal.begin" }),
        beginRemoval: () => send({ type: "removal.begin" }),
      };
    case "enteringPassword":
    case "enteringRenewal":
    case "enteringRemoval":
      return { step: value, form, failure, submit, cancel };
    case "scanning":
      return { step: value, form, failure, submit, cancel, ...secret };
    case "beginning":
    case "renewing":
    case "removing":
      return { step: value, form };
    case "confirming":
      return { step: value, form, ...secret };
    case "showingCodes":
      return { step: value, recoveryCodes, keep: () => send({ type: "codes.keep" }) };
  }
}

/**
 * Reads the user's second factor, sets one up, replaces its recovery codes and removes it; for providers with the
 * capability `secondFactor`. `onChanged` is called after a change.
 *
 * @example
 * const factor = useSecondFactor();
 * if (factor.status === "loaded" && factor.flow.step === "scanning") return <a href={factor.flow.uri}>Open your app</a>;
 */
export function useSecondFactor(
  options: { readonly onChanged?: (change: FactorChange) => void } = {},
): SecondFactorState {
  const broker = useBroker();
  const query = useQuery(secondFactorQueries.status(broker), broker.queryClient);
  const keep = useMutation(secondFactorMutations.keep(broker), broker.queryClient);
  const [machine] = useState(() => createSecondFactorMachine(createSecondFactorPorts(broker)));
  const [snapshot, send, actor] = useMachine(machine);
  const changed = useEffectEvent((change: FactorChange) => options.onChanged?.(change));
  useEffect(() => {
    const subscription = actor.on("factor.changed", ({ change }) => changed(change));
    return () => subscription.unsubscribe();
  }, [actor]);
  const failure = toLoadFailure(query, "GetSecondFactor");
  if (failure) return { status: "failed", failure, retry: () => void query.refetch() };
  if (!query.data) return { status: "loading" };
  return {
    status: "loaded",
    factor: toStatus(query.data),
    flow: toFlow(snapshot, send),
    keep: {
      isPending: keep.isPending,
      failure: keep.error && toFailure(keep.error, "KeepSecondFactor"),
      run: () => keep.mutate(),
    },
  };
}
