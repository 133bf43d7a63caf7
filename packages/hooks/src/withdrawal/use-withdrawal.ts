import { useQuery } from "@tanstack/react-query";
import { useMachine } from "@xstate/react";
import { useEffect, useEffectEvent, useState } from "react";
import { useCapability } from "../capability/use-capability.ts";
import { catalogueQueries } from "../catalogue/catalogue.queries.ts";
import { useKeptCatalogue } from "../catalogue/use-kept-catalogue.ts";
import { findMissingRequirements } from "../eligibility/eligibility.rules.ts";
import { toLoadFailure } from "../failure.ts";
import { useKeptDraft, useKeptMachine } from "../once/use-kept-machine.ts";
import { profileQueries } from "../profile/profile.queries.ts";
import { useSavedBank } from "../profile/use-saved-bank.ts";
import { useBroker } from "../provider.tsx";
import { useIsHydrated } from "../use-is-hydrated.ts";
import { checkWallet } from "./wallet-check.ts";
import { createWithdrawalMachine } from "./withdrawal.machine.ts";
import { createWithdrawalPorts } from "./withdrawal.ports.ts";
import { limitsQuery } from "./limits.queries.ts";
import { withdrawalQueries } from "./withdrawal.queries.ts";
import { withdrawalDrafts } from "./withdrawal.storage.ts";
import { toWithdrawalState } from "./to-withdrawal-state.ts";
import type { WithdrawalState } from "./withdrawal-state.ts";

/**
 * Runs the withdrawal wizard, from the missing requirements to the transaction's reference. After a reload the wizard
 * is restored; only the one-time code must be entered again.
 *
 * @example
 * const wizard = useWithdrawal({ onSettled: () => navigate("/transactions?tab=withdrawal") });
 * if (wizard.step === "reviewing") return <button onClick={wizard.confirm}>{wizard.intent.usdAmount}</button>;
 */
export function useWithdrawal(
  options: { onSettled?: (transactionId: string) => void } = {},
): WithdrawalState {
  const broker = useBroker();
  const platforms = useQuery(withdrawalQueries.platforms(broker), broker.queryClient);
  const currencies = useQuery(catalogueQueries.currencies(broker), broker.queryClient);
  const user = useQuery(profileQueries.userInfo(broker), broker.queryClient);
  const limits = useQuery({ ...limitsQuery(broker), enabled: useCapability("limits") }, broker.queryClient);
  const { savedName: bankName, isNaming } = useSavedBank();
  const [machine] = useState(() => createWithdrawalMachine(createWithdrawalPorts(broker)));
  const { draft, keys } = useKeptDraft(broker, withdrawalDrafts);
  const [snapshot, send, actor] = useMachine(machine, { input: { draft } });
  useKeptMachine(broker, actor, { drafts: withdrawalDrafts, keys });

  const settle = useEffectEvent((transactionId: string) => options.onSettled?.(transactionId));
  useEffect(() => {
    const settling = actor.on("withdrawal.settled", ({ transactionId }) => settle(transactionId));
    return () => settling.unsubscribe();
  }, [actor]);

  // A missing requirement may have been met on another page or in another tab, or a failed read may have been repeated.
  const isEligible = user.data !== undefined && findMissingRequirements(user.data, "withdrawal").length === 0;
  const { dataUpdatedAt } = user;
  useEffect(() => {
    const { journey } = actor.getSnapshot().value;
    if (dataUpdatedAt > 0 && (journey === "eligibilityUnknown" || (isEligible && journey === "ineligible")))
      actor.send({ type: "eligibility.check" });
  }, [actor, isEligible, dataUpdatedAt]);

  // A server has no drafts, so its page and the first render in the browser both show the loading step.
  const isHydrated = useIsHydrated();
  const loadingFailed =
    toLoadFailure(platforms, "GetPaymentPlatforms") ??
    toLoadFailure(currencies, "GetCurrencies") ??
    toLoadFailure(user, "GetUserInfo");
  const kept = useKeptCatalogue();
  const hasWallets = useCapability("withdrawalWallet");
  const bindsCodes = useCapability("boundCode");
  if (!isHydrated) return { step: "loading" };
  const isWallet = hasWallets ? checkWallet : null;
  // A bank is not shown before its name, and a balance not before its limits, because a replacement would move the page.
  const owner =
    user.data && !isNaming && !limits.isLoading
      ? { user: user.data, bankName, isWallet, limits: limits.data }
      : null;
  return toWithdrawalState({
    snapshot,
    send,
    bindsCodes,
    catalogue:
      platforms.data && currencies.data && owner
        ? { platforms: platforms.data, currencies: currencies.data, ...owner }
        : null,
    keptCatalogue: kept && owner && { ...kept, ...owner },
    loadingFailed,
    retryLoading: () => void Promise.all([platforms.refetch(), currencies.refetch(), user.refetch()]),
  });
}
