import { useQuery } from "@tanstack/react-query";
import { useMachine } from "@xstate/react";
import { useEffect, useEffectEvent, useState } from "react";
import { catalogueQueries } from "../catalogue/catalogue.queries.ts";
import { useBroker } from "../provider.tsx";
import { createDepositMachine } from "./deposit.machine.ts";
import { createDepositPorts } from "./deposit.ports.ts";
import { depositQueries } from "./deposit.queries.ts";
import { useSession } from "../session/use-session.ts";
import { depositStore } from "./deposit.store.ts";
import { type DepositWizard, toDepositWizard } from "./deposit-wizard.ts";

/**
 * The deposit wizard by bank and crypto. It goes on after a reload where it was; only the file must be picked again.
 *
 * @example
 * const wizard = useDepositWizard({ onSettled: () => navigate("/transactions?tab=deposit") });
 * switch (wizard.step) {
 *   case "choosingMethod": return wizard.methods.map((method) => <button onClick={() => wizard.choose(method)} />);
 * }
 */
export function useDepositWizard(
  options: { onSettled?: (transactionId: string) => void } = {},
): DepositWizard {
  const broker = useBroker();
  const platforms = useQuery(depositQueries.platforms(broker));
  const currencies = useQuery(catalogueQueries.currencies(broker));
  const session = useSession();
  const { staffUserId, currencyCode } =
    session.status === "signedIn" ? session.user : { staffUserId: 0, currencyCode: "" };
  const [machine] = useState(() => createDepositMachine(createDepositPorts(broker)));
  const [draft] = useState(() => depositStore.load(broker.storage, staffUserId));
  const [snapshot, send, actor] = useMachine(machine, { input: { draft } });

  const settle = useEffectEvent((transactionId: string) => options.onSettled?.(transactionId));
  useEffect(() => {
    const keeping = actor.subscribe(({ status, context }) => {
      if (status === "done") depositStore.clear(broker.storage);
      else depositStore.save(broker.storage, staffUserId, context);
    });
    const settling = actor.on("deposit.settled", ({ transactionId }) => settle(transactionId));
    return () => {
      keeping.unsubscribe();
      settling.unsubscribe();
    };
  }, [actor, broker, staffUserId]);

  return toDepositWizard({
    snapshot,
    send,
    catalogue:
      platforms.data && currencies.data ? { platforms: platforms.data, currencies: currencies.data } : null,
    userCurrency: currencyCode,
    loadingFailed: platforms.error ?? currencies.error,
    retryLoading: () => void Promise.all([platforms.refetch(), currencies.refetch()]),
  });
}
