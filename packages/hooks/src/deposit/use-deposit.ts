import { useQuery } from "@tanstack/react-query";
import { useMachine } from "@xstate/react";
import { useEffect, useEffectEvent, useState } from "react";
import { catalogueQueries } from "../catalogue/catalogue.queries.ts";
import { useKeptCatalogue } from "../catalogue/use-kept-catalogue.ts";
import { toLoadFailure } from "../failure.ts";
import { isOfPage } from "../once/kept-drafts.ts";
import { useKeptDraft, useKeptMachine } from "../once/use-kept-machine.ts";
import type { Broker } from "../broker.ts";
import { useBroker } from "../provider.tsx";
import { createDepositMachine } from "./deposit.machine.ts";
import { createDepositPorts } from "./deposit.ports.ts";
import { depositQueries } from "./deposit.queries.ts";
import { useSession } from "../session/use-session.ts";
import { userIdOf } from "../session/signed-in-user.ts";
import { depositDrafts } from "./deposit.storage.ts";
import type { DepositState } from "./deposit-state.ts";
import { type PaymentHandoff, recheckHandoff } from "./payment-handoff.ts";
import { toPaymentLink } from "./payment-link.ts";
import { keepProofName, readProofName } from "./proof-name.storage.ts";
import { toDepositState } from "./to-deposit-state.ts";
import { useAcceptedOptions } from "./use-accepted-options.ts";
import { useGatewayOptions } from "./use-gateway-options.ts";

/** Offers the form of a payment to the hand-off document, which asks this page for it where the storage is full. */
function useFormOffer(broker: Broker, transactionId: string | null, handoff: PaymentHandoff | null): void {
  useEffect(() => {
    const staffUserId = userIdOf(broker);
    if (staffUserId === null || transactionId === null || handoff?.kind !== "form") return undefined;
    const offer = new AbortController();
    const { form } = handoff;
    void import("./deposit-calls.ts").then(
      ({ offerPaymentForm }) =>
        offer.signal.aborted ||
        offerPaymentForm(broker, { staffUserId, reference: transactionId, form }, offer.signal),
      () => undefined,
    );
    return () => offer.abort();
  }, [broker, transactionId, handoff]);
}

/**
 * Runs the deposit wizard: for a bank and crypto up to the proof of payment, for a gateway up to the end of the
 * hosted payment. After a reload the wizard is restored; only the file must be picked again.
 *
 * @example
 * const deposit = useDeposit({ onSettled: () => navigate("/transactions?tab=deposit") });
 * switch (deposit.step) {
 *   case "choosingMethod": return deposit.methods.map((method) => <button onClick={() => deposit.choose(method)} />);
 * }
 */
export function useDeposit(options: { onSettled?: (transactionId: string) => void } = {}): DepositState {
  const broker = useBroker();
  const platforms = useQuery(depositQueries.platforms(broker), broker.queryClient);
  const currencies = useQuery(catalogueQueries.currencies(broker), broker.queryClient);
  const session = useSession();
  const [machine] = useState(() => createDepositMachine(createDepositPorts(broker)));
  const { draft: kept, keys } = useKeptDraft(broker, depositDrafts, isOfPage(broker));
  // Other code can write to the storage, so the address of a payment is validated again.
  const [draft] = useState(
    () =>
      kept && {
        ...kept,
        handoff: kept.handoff && recheckHandoff(kept.handoff, broker.payments),
        proofName: readProofName(broker, kept.transactionId),
      },
  );
  const [snapshot, send, actor] = useMachine(machine, { input: { draft } });
  useKeptMachine(broker, actor, { drafts: depositDrafts, keys });

  const settle = useEffectEvent((transactionId: string) => options.onSettled?.(transactionId));
  useEffect(() => {
    const leaving = actor.on("deposit.left", ({ key }) => keys.leave(key));
    const settling = actor.on("deposit.settled", ({ transactionId }) => settle(transactionId));
    return () => {
      leaving.unsubscribe();
      settling.unsubscribe();
    };
  }, [actor, keys]);

  const { transactionId, handoff, proofName } = snapshot.context;
  const isOver = snapshot.status === "done";
  useEffect(
    () => keepProofName(broker, transactionId, isOver ? null : proofName),
    [broker, transactionId, proofName, isOver],
  );
  useFormOffer(broker, transactionId, handoff);

  const gatewayOptions = useGatewayOptions(snapshot.context.gateway, snapshot.context.platformId);
  const isByGateway = snapshot.context.method === "gateway";
  const accepted = useAcceptedOptions(isByGateway ? platforms.data : undefined);
  return toDepositState({
    snapshot,
    send,
    keptCatalogue: useKeptCatalogue(),
    gateways: broker.gateways,
    catalogue:
      platforms.data && currencies.data ? { platforms: platforms.data, currencies: currencies.data } : null,
    options: gatewayOptions,
    accepted,
    user: session.status === "signedIn" ? session.user : null,
    loadingFailed:
      toLoadFailure(platforms, "GetPaymentPlatforms") ?? toLoadFailure(currencies, "GetCurrencies"),
    retryLoading: () => void Promise.all([platforms.refetch(), currencies.refetch()]),
    linkTo: (payment) => toPaymentLink(broker, payment),
  });
}
