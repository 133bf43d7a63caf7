import { useQuery } from "@tanstack/react-query";
import { useMachine } from "@xstate/react";
import { useEffect, useEffectEvent, useState } from "react";
import { catalogueQueries } from "../catalogue/catalogue.queries.ts";
import { eligibility } from "../eligibility/eligibility.rules.ts";
import { failureToLoad } from "../failure.ts";
import { isOpen } from "../once/kept-drafts.ts";
import { useKeptDraft, useKeptMachine } from "../once/use-kept-machine.ts";
import { profileQueries } from "../profile/profile.queries.ts";
import { useBroker } from "../provider.tsx";
import { useSession } from "../session/use-session.ts";
import { toTerms, toTransfer, type WithoutRate } from "./transfer-form.ts";
import { createTransferMachine } from "./transfer.machine.ts";
import { createTransferPorts } from "./transfer.ports.ts";
import type { TransferKind } from "./transfer.rules.ts";
import { transferStore } from "./transfer.store.ts";

/** A transfer of one kind for the hooks of this folder: what a screen sees, the chosen details, and how to tell it more. */
export function useTransferMachine(
  kind: TransferKind,
  { onSettled, usdAmount = "" }: { onSettled?: () => void; usdAmount?: string },
) {
  const broker = useBroker();
  const currencies = useQuery(catalogueQueries.currencies(broker), broker.queryClient);
  const user = useQuery(profileQueries.userInfo(broker), broker.queryClient);
  const session = useSession();
  const [machine] = useState(() => createTransferMachine(createTransferPorts(broker)));
  const { draft, keys } = useKeptDraft(broker, transferStore, (one) => one.kind === kind);
  const [snapshot, send, actor] = useMachine(machine, { input: { kind, draft, usdAmount } });
  useKeptMachine(broker, actor, { store: transferStore, keys, isKept: isOpen });

  const settle = useEffectEvent(() => onSettled?.());
  useEffect(() => {
    const settling = actor.on("transfer.settled", () => settle());
    return () => settling.unsubscribe();
  }, [actor]);

  const currencyCode = session.status === "signedIn" ? session.user.currencyCode : "";
  const terms = toTerms(currencies.data, currencyCode);
  const retry = () => void currencies.refetch();
  const failure = failureToLoad(currencies, "GetCurrencies");
  const missing = user.data ? eligibility(user.data, kind === "user" ? "userTransfer" : "transfer") : [];
  const toWithoutRate = (): WithoutRate | null => {
    if (terms) return null;
    if (failure) return { reason: "failed", failure, retry };
    return currencies.data ? { reason: "missing", retry } : { reason: "loading" };
  };
  const withoutRate = toWithoutRate();
  const { recipient, file } = snapshot.context;
  return { transfer: toTransfer({ snapshot, send, terms, withoutRate, missing }), recipient, file, send };
}
