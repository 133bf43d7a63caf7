import { useQuery } from "@tanstack/react-query";
import { useMachine } from "@xstate/react";
import { useEffect, useEffectEvent, useState } from "react";
import type { EventFromLogic } from "xstate";
import { catalogueQueries } from "../catalogue/catalogue.queries.ts";
import { findMissingRequirements } from "../eligibility/eligibility.rules.ts";
import { toLoadFailure } from "../failure.ts";
import { isOpen } from "../once/kept-drafts.ts";
import { useKeptDraft, useKeptMachine } from "../once/use-kept-machine.ts";
import { profileQueries } from "../profile/profile.queries.ts";
import { useBroker } from "../provider.tsx";
import { useSession } from "../session/use-session.ts";
import { toTerms, toTransferState, type TransferState, type WithoutRate } from "./transfer-state.ts";
import type { TransferContext } from "./transfer.intent.ts";
import { createTransferMachine } from "./transfer.machine.ts";
import { createTransferPorts } from "./transfer.ports.ts";
import type { TransferKind } from "./transfer.rules.ts";
import { transferDrafts } from "./transfer.storage.ts";

type Machine = ReturnType<typeof createTransferMachine>;

/** A running transfer: its state for screens, the chosen details, and the function that sends events. */
interface TransferMachineState extends Pick<TransferContext, "recipient" | "file"> {
  readonly transfer: TransferState;
  send(event: EventFromLogic<Machine>): void;
}

/** Runs a transfer of one kind. */
export function useTransferMachine(
  kind: TransferKind,
  { onSettled, usdAmount = "" }: { onSettled?: () => void; usdAmount?: string },
): TransferMachineState {
  const broker = useBroker();
  const currencies = useQuery(catalogueQueries.currencies(broker), broker.queryClient);
  const user = useQuery(profileQueries.userInfo(broker), broker.queryClient);
  const session = useSession();
  const [machine] = useState(() => createTransferMachine(createTransferPorts(broker)));
  const { draft, keys } = useKeptDraft(broker, transferDrafts, (one) => one.kind === kind);
  const [snapshot, send, actor] = useMachine(machine, { input: { kind, draft, usdAmount } });
  useKeptMachine(broker, actor, { drafts: transferDrafts, keys, isKept: isOpen });

  const settle = useEffectEvent(() => onSettled?.());
  useEffect(() => {
    const settling = actor.on("transfer.settled", () => settle());
    return () => settling.unsubscribe();
  }, [actor]);

  const currencyCode = session.status === "signedIn" ? session.user.currencyCode : "";
  const terms = toTerms(currencies.data, currencyCode);
  const retry = () => void currencies.refetch();
  const failure = toLoadFailure(currencies, "GetCurrencies");
  const missing = user.data
    ? findMissingRequirements(user.data, kind === "user" ? "userTransfer" : "transfer")
    : [];
  const toWithoutRate = (): WithoutRate | null => {
    if (terms) return null;
    if (failure) return { reason: "failed", failure, retry };
    return currencies.data ? { reason: "missing", retry } : { reason: "loading" };
  };
  const withoutRate = toWithoutRate();
  const { recipient, file } = snapshot.context;
  return {
    transfer: toTransferState({ snapshot, send, terms, withoutRate, missing }),
    recipient,
    file,
    send,
  };
}
