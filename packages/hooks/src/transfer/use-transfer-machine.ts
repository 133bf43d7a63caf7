import { useQuery } from "@tanstack/react-query";
import { useMachine } from "@xstate/react";
import { useEffect, useEffectEvent, useState } from "react";
import { catalogueQueries } from "../catalogue/catalogue.queries.ts";
import { eligibility } from "../eligibility/eligibility.rules.ts";
import { failureToLoad } from "../failure.ts";
import { ownKeys } from "../kept-drafts.ts";
import { profileQueries } from "../profile/profile.queries.ts";
import { useBroker } from "../provider.tsx";
import { useSession } from "../session/use-session.ts";
import { isStillIn, userIn } from "../session/user-in.ts";
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
  const currencies = useQuery(catalogueQueries.currencies(broker));
  const user = useQuery(profileQueries.userInfo(broker));
  const session = useSession();
  const [machine] = useState(() => createTransferMachine(createTransferPorts(broker)));
  const [draft] = useState(() => {
    const owner = userIn(broker);
    return owner === null ? null : transferStore.load(broker.storage, owner, kind);
  });
  const [keys] = useState(() => ownKeys(broker, draft));
  const [snapshot, send, actor] = useMachine(machine, { input: { kind, draft, usdAmount } });

  const settle = useEffectEvent(() => onSettled?.());
  useEffect(() => {
    const owner = userIn(broker);
    keys.after(actor.getSnapshot().context);
    const keeping = actor.subscribe(({ context }) => {
      const own = keys.after(context);
      if (owner === null || !isStillIn(broker, owner)) return;
      transferStore.save(broker.storage, owner, { context, own });
    });
    const settling = actor.on("transfer.settled", () => settle());
    return () => {
      keeping.unsubscribe();
      settling.unsubscribe();
    };
  }, [actor, broker, keys]);

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
