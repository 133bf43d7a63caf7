import { parseDateOfBirth } from "@broker/sdk";
import { useQuery } from "@tanstack/react-query";
import { useMachine } from "@xstate/react";
import { useEffect, useEffectEvent, useState } from "react";
import { isLive } from "../live-brokers.ts";
import { toPlainDate } from "../form/field.rules.ts";
import { useProviderSettings } from "../capability/use-provider-settings.ts";
import { profileQueries } from "../profile/profile.queries.ts";
import { useBroker } from "../provider.tsx";
import { isStillSignedIn, userIdOf } from "../session/signed-in-user.ts";
import { createKycMachine } from "./kyc.machine.ts";
import { createKycPorts } from "./kyc.ports.ts";
import { calculatePollDelay, namesOf } from "./kyc.rules.ts";
import { toKycRules } from "./to-kyc-rules.ts";
import { isKycOpen, type KycStatus, toKycStatus } from "../profile/kyc-status.ts";
import { kycDrafts } from "./kyc.storage.ts";
import { type KycState, toKycState } from "./kyc-state.ts";

/** Returns whether only the provider's decision is missing, even if its status does not show the submission yet. */
const isAwaited = (status: KycStatus, isSubmitted: boolean) =>
  status === "pendingApproval" || (isSubmitted && isKycOpen(status));

/** Returns how often user info was fetched so far, with or without an answer. */
const countReads = (state?: { dataUpdateCount: number; errorUpdateCount: number }) =>
  state ? state.dataUpdateCount + state.errorUpdateCount : 0;

/**
 * Runs the identity check. After a reload the form is restored; the files must be picked again, and their names are
 * given. While the check is pending the provider is polled, with growing intervals, as long as the page is visible.
 *
 * @example
 * const kyc = useKyc({ onSubmitted: () => announce(t("submitted")) });
 * if (kyc.step === "providingDocument") return <button onClick={kyc.submitAll}>Submit All</button>;
 */
export function useKyc(options: { onSubmitted?: () => void } = {}): KycState {
  const broker = useBroker();
  const userInfo = profileQueries.userInfo(broker);
  const [readsBefore] = useState(() => countReads(broker.queryClient.getQueryState(userInfo.queryKey)));
  const [machine] = useState(() => createKycMachine(createKycPorts(broker)));
  const [draft] = useState(() => {
    const owner = userIdOf(broker);
    return owner === null ? null : kycDrafts.load(broker.tabStorage, owner, broker.clock());
  });
  const [snapshot, send, actor] = useMachine(machine, { input: { draft } });
  const query = useQuery(
    {
      ...userInfo,
      refetchInterval: ({ state }) =>
        isAwaited(toKycStatus(state.data?.kycStatus), snapshot.value === "submitted") &&
        (isLive(broker) ? 60_000 : calculatePollDelay(countReads(state) - readsBefore)),
    },
    broker.queryClient,
  );

  const settings = useProviderSettings();
  const submitted = useEffectEvent(() => options.onSubmitted?.());
  useEffect(() => {
    const owner = userIdOf(broker);
    const keeping = actor.subscribe(({ status, context }) => {
      if (owner === null || context.isPristine || !isStillSignedIn(broker, owner)) return;
      if (status === "done") kycDrafts.clear(broker.tabStorage);
      else kycDrafts.save(broker.tabStorage, owner, context, broker.clock());
    });
    const settling = actor.on("kyc.submitted", () => submitted());
    return () => {
      keeping.unsubscribe();
      settling.unsubscribe();
    };
  }, [actor, broker]);

  const info = query.data ?? null;
  useEffect(() => {
    if (!info) return;
    // Decided in another tab or by the provider: there is nothing left to fill in.
    if (!isKycOpen(toKycStatus(info.kycStatus))) return kycDrafts.clear(broker.tabStorage);
    const dob = parseDateOfBirth(info.dateOfBirth) ?? "";
    const known = { email: info.email, phoneNumber: info.contactNumber, dob, ...namesOf(info.fullName) };
    const given = { city: info.city ?? "", nationality: info.nationality ?? "" };
    send({ type: "details.prefill", known: { ...known, ...given } });
  }, [broker, info, send]);

  return toKycState({
    snapshot,
    send,
    info,
    today: toPlainDate(broker.clock()),
    rules: toKycRules(settings, info?.countryCode),
    loadingFailed: query.error,
    isLoading: query.isFetching,
    load: () => void query.refetch(),
  });
}
