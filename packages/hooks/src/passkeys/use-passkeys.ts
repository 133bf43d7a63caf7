import { parseProviderDate } from "@broker/sdk";
import { useQuery } from "@tanstack/react-query";
import { useMachine } from "@xstate/react";
import { useEffect, useEffectEvent, useState } from "react";
import type { EventFromLogic, SnapshotFrom } from "xstate";
import type { Failure } from "../failure.ts";
import type { Form } from "../form/use-form.ts";
import { useBroker } from "../provider.tsx";
import { type List, toList } from "../to-list.ts";
import type { PasskeyIssue } from "./authenticator.ts";
import { type PasskeyCode, type PasskeyValues, validatePasskey } from "./passkey.rules.ts";
import { createPasskeysMachine, type PasskeyChange } from "./passkeys.machine.ts";
import { createPasskeyPorts } from "./passkeys.ports.ts";
import { passkeyQueries } from "./passkeys.queries.ts";

/** A passkey of the user. */
export interface PasskeyItem {
  readonly id: string;
  readonly name: string;
  /** When it was added; null where the provider does not say. */
  readonly createdAt: Date | null;
  /** When it was last used; null while it was never used. */
  readonly lastUsedAt: Date | null;
}

/** The form of a password and a name. */
type PasskeyForm = Form<PasskeyValues, PasskeyCode>;

/** The step of an addition or a removal of a passkey, with the commands that are legal in it. */
export type PasskeysFlow =
  | {
      readonly step: "resting";
      /** Why the outcome of the last request is unknown; null otherwise. */
      readonly failure: Failure | null;
      beginAddition(): void;
      beginRemoval(passkey: Pick<PasskeyItem, "id" | "name">): void;
    }
  | {
      readonly step: "entering" | "enteringRemoval";
      readonly form: PasskeyForm;
      /** The name of the passkey that the user wants to remove; null for an addition. */
      readonly removedName: string | null;
      readonly failure: Failure | null;
      submit(): void;
      cancel(): void;
    }
  /** A request runs, or the browser asks its user. */
  | {
      readonly step: "beginning" | "removing";
      readonly form: PasskeyForm;
      readonly removedName: string | null;
    }
  | { readonly step: "creating" | "saving" }
  /** The browser gave no passkey. */
  | { readonly step: "interrupted"; readonly issue: PasskeyIssue; retry(): void; cancel(): void };

/** The passkeys of the user, and the step of a change of them. */
export interface PasskeysState {
  readonly list: List<PasskeyItem>;
  readonly flow: PasskeysFlow;
}

type Machine = ReturnType<typeof createPasskeysMachine>;

function toFlow(
  { value, context }: SnapshotFrom<Machine>,
  send: (event: EventFromLogic<Machine>) => void,
): PasskeysFlow {
  const { password, name, attempts, failure, issue, removed } = context;
  const removedName = removed?.name ?? null;
  const form: PasskeyForm = {
    values: { password, name },
    issues: attempts > 0 ? validatePasskey(context, removed === null) : {},
    attempts,
    change: (field, text) => send({ type: "field.change", field, text }),
    leave: () => {},
  };
  const cancel = () => send({ type: "form.cancel" });
  switch (value) {
    case "resting":
      return {
        step: value,
        failure,
        beginAddition: () => send({ type: "addition.begin" }),
        beginRemoval: (passkey) => send({ type: "removal.begin", passkey }),
      };
    case "entering":
    case "enteringRemoval":
      return { step: value, form, removedName, failure, submit: () => send({ type: "form.submit" }), cancel };
    case "beginning":
    case "removing":
      return { step: value, form, removedName };
    case "creating":
    case "saving":
      return { step: value };
    case "interrupted":
      return {
        step: value,
        issue: issue ?? "unknown",
        retry: () => send({ type: "creation.retry" }),
        cancel,
      };
  }
}

/**
 * Reads the user's passkeys, adds one and removes one; for providers with the capability `passkeys`. `onChanged` is called
 * after a change.
 *
 * @example
 * const { list, flow } = usePasskeys();
 * if (flow.step === "resting") return <button onClick={flow.beginAddition}>Add a passkey</button>;
 */
export function usePasskeys(
  options: { readonly onChanged?: (change: PasskeyChange) => void } = {},
): PasskeysState {
  const broker = useBroker();
  const query = useQuery(
    {
      ...passkeyQueries.list(broker),
      select: ({ passkeys }) => ({
        rows: passkeys.map(({ passkeyId, name, createdAt, lastUsedAt }) => ({
          id: passkeyId,
          name,
          createdAt: parseProviderDate(createdAt),
          lastUsedAt: parseProviderDate(lastUsedAt),
        })),
      }),
    },
    broker.queryClient,
  );
  const [machine] = useState(() => createPasskeysMachine(createPasskeyPorts(broker)));
  const [snapshot, send, actor] = useMachine(machine);
  const changed = useEffectEvent((change: PasskeyChange) => options.onChanged?.(change));
  useEffect(() => {
    const subscription = actor.on("passkeys.changed", ({ change }) => changed(change));
    return () => subscription.unsubscribe();
  }, [actor]);
  return { list: toList(query, "GetPasskeys"), flow: toFlow(snapshot, send) };
}
