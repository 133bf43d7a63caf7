import { useQuery } from "@tanstack/react-query";
import { useMachine } from "@xstate/react";
import { useEffect, useEffectEvent, useState } from "react";
import { catalogueQueries } from "../catalogue/catalogue.queries.ts";
import { useKeptCatalogue } from "../catalogue/use-kept-catalogue.ts";
import { failureToLoad } from "../failure.ts";
import { leftBy } from "../once/kept-drafts.ts";
import { useKeptDraft, useKeptMachine } from "../once/use-kept-machine.ts";
import { useBroker } from "../provider.tsx";
import { createDepositMachine } from "./deposit.machine.ts";
import { createDepositPorts } from "./deposit.ports.ts";
import { depositQueries } from "./deposit.queries.ts";
import { useSession } from "../session/use-session.ts";
import { userIn } from "../session/user-in.ts";
import { depositStore } from "./deposit.store.ts";
import { gatewayOf } from "./gateway.rules.ts";
import type { DepositWizard } from "./deposit-wizard.ts";
import { recheckHandoff } from "./payment-handoff.ts";
import { paymentLink } from "./payment-link.ts";
import { keepProofName, keptProofName } from "./proof-name.store.ts";
import { toDepositWizard } from "./to-deposit-wizard.ts";
import { useAccepted } from "./use-accepted.ts";
import { useGatewayOptions } from "./use-gateway-options.ts";

/**
 * The deposit wizard: by bank and crypto up to the proof of payment, by gateway up to the end of the hosted payment. It
 * goes on after a reload where it was; only the file must be picked again.
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
  const platforms = useQuery(depositQueries.platforms(broker), broker.queryClient);
  const currencies = useQuery(catalogueQueries.currencies(broker), broker.queryClient);
  const session = useSession();
  const [machine] = useState(() => createDepositMachine(createDepositPorts(broker)));
  const { draft: kept, keys } = useKeptDraft(
    broker,
    depositStore,
    ({ intent }) => !leftBy(broker).has(intent?.key ?? ""),
  );
  // Storage is not ours alone: where a payment goes is judged again.
  const [draft] = useState(
    () =>
      kept && {
        ...kept,
        handoff: kept.handoff && recheckHandoff(kept.handoff, broker.payments),
        proofName: keptProofName(broker, kept.transactionId),
      },
  );
  const [snapshot, send, actor] = useMachine(machine, { input: { draft } });
  useKeptMachine(broker, actor, { store: depositStore, keys });

  const settle = useEffectEvent((transactionId: string) => options.onSettled?.(transactionId));
  useEffect(() => {
    const leaving = actor.on("deposit.left", ({ key }) => keys.leave(key));
    const settling = actor.on("deposit.settled", ({ transactionId }) => settle(transactionId));
    return () => {
      leaving.unsubscribe();
      settling.unsubscribe();
    };
  }, [actor, keys]);

  // A full storage keeps no form for the hand-off document: then it asks for it here.
  const { transactionId, handoff, proofName } = snapshot.context;
  const isOver = snapshot.status === "done";
  useEffect(
    () => keepProofName(broker, transactionId, isOver ? null : proofName),
    [broker, transactionId, proofName, isOver],
  );
  useEffect(() => {
    const staffUserId = userIn(broker);
    if (staffUserId === null || transactionId === null || handoff?.kind !== "form") return undefined;
    const offer = new AbortController();
    const { form } = handoff;
    void import("./offer-payment-form.ts").then(
      ({ offerPaymentForm }) =>
        offer.signal.aborted ||
        offerPaymentForm(broker, { staffUserId, reference: transactionId, form }, offer.signal),
      () => undefined,
    );
    return () => offer.abort();
  }, [broker, transactionId, handoff]);

  const gatewayOptions = useGatewayOptions(snapshot.context.gateway, snapshot.context.platformId);
  const isByGateway = snapshot.context.method === "gateway";
  const accepted = useAccepted(isByGateway ? (platforms.data ?? []).map(gatewayOf) : []);
  const keptCatalogue = useKeptCatalogue();
  return toDepositWizard({
    snapshot,
    send,
    keptCatalogue,
    catalogue:
      platforms.data && currencies.data ? { platforms: platforms.data, currencies: currencies.data } : null,
    options: gatewayOptions,
    accepted,
    user: session.status === "signedIn" ? session.user : null,
    loadingFailed:
      failureToLoad(platforms, "GetPaymentPlatforms") ?? failureToLoad(currencies, "GetCurrencies"),
    retryLoading: () => void Promise.all([platforms.refetch(), currencies.refetch()]),
    linkTo: (payment) => paymentLink(broker, payment),
  });
}
