import type { Data } from "@broker/sdk";
import { useQuery } from "@tanstack/react-query";
import { useMachine } from "@xstate/react";
import { useEffect, useEffectEvent, useState } from "react";
import type { EventFromLogic, SnapshotFrom } from "xstate";
import { type Failure, toLoadFailure } from "../failure.ts";
import type { Issues } from "../form/issue.ts";
import { useBroker } from "../provider.tsx";
import { createKycResubmissionMachine } from "./kyc-resubmission.machine.ts";
import { createKycResubmissionPorts } from "./kyc-resubmission.ports.ts";
import { kycReviewQueries } from "./kyc-review.queries.ts";
import { type KycFileCode, type KycFiles, validateFiles } from "./kyc-files.rules.ts";
import { type KycDocumentReview, type KycSide, toOpenReview } from "./kyc-review.rules.ts";
import { kycFileTypes } from "./kyc.rules.ts";

/** The documents with the decision of staff about each, and the files for the documents that are sent again. */
interface KycResubmissionForm {
  /** The refused documents with their reasons, and the accepted ones, which are kept. */
  readonly documents: readonly KycDocumentReview[];
  readonly files: KycFiles;
  /** The issues of the files, once the form was refused. */
  readonly issues: Issues<KycFiles, KycFileCode>;
  /** How often the form was refused. */
  readonly attempts: number;
  /** The file types that a file picker offers. */
  readonly fileTypes: readonly string[];
  /** Chooses the file of a refused side; null removes it. */
  choose(side: KycSide, file: File | null): void;
}

/** The state of refused documents, with the commands that are legal in it. */
export type KycResubmissionState =
  | { readonly step: "loading" }
  | { readonly step: "unavailable"; readonly failure: Failure; retry(): void }
  /** No document can be sent again, because no document was refused, or because staff cancelled the whole check. */
  | { readonly step: "nothingRefused" }
  | (KycResubmissionForm & { readonly step: "choosingFiles"; submit(): void })
  | (KycResubmissionForm & { readonly step: "submitting" | "checkingSubmission" })
  | (KycResubmissionForm & {
      readonly step: "submissionFailed";
      readonly failure: Failure | null;
      dismiss(): void;
    })
  /** The documents did not arrive. */
  | (KycResubmissionForm & { readonly step: "submissionNotFound"; repeat(): void })
  | (KycResubmissionForm & { readonly step: "submissionUnknown"; checkAgain(): void })
  /** The documents arrived; the check is pending. */
  | { readonly step: "submitted" };

type Machine = ReturnType<typeof createKycResubmissionMachine>;

function toForm(
  { context }: SnapshotFrom<Machine>,
  send: (event: EventFromLogic<Machine>) => void,
  { documents }: Data<"GetKycReview">,
): KycResubmissionForm {
  const { review, files, attempts } = context;
  return {
    documents,
    files,
    issues: review && attempts > 0 ? validateFiles(files, review) : {},
    attempts,
    fileTypes: kycFileTypes,
    choose: (side, file) => send({ type: "file.choose", side, file }),
  };
}

/** Converts a state of the machine and the review to the state for screens. */
function toResubmission(
  snapshot: SnapshotFrom<Machine>,
  send: (event: EventFromLogic<Machine>) => void,
  review: Data<"GetKycReview">,
): KycResubmissionState {
  const { value, context } = snapshot;
  const form = toForm(snapshot, send, review);
  switch (value) {
    case "waiting":
      return { step: "nothingRefused" };
    case "choosingFiles":
      return { ...form, step: value, submit: () => send({ type: "resubmission.submit" }) };
    case "submitting":
    case "checkingSubmission":
      return { ...form, step: value };
    case "submissionFailed": {
      const { failure } = context;
      return { ...form, step: value, failure, dismiss: () => send({ type: "failure.dismiss" }) };
    }
    case "submissionNotFound":
      return { ...form, step: value, repeat: () => send({ type: "resubmission.repeat" }) };
    case "submissionUnknown":
      return { ...form, step: value, checkAgain: () => send({ type: "outcome.check" }) };
    case "submitted":
      return { step: value };
  }
}

/**
 * Reads which documents of a cancelled identity check were refused and why, and sends these again; for providers with
 * the capability `kycResubmission`. Accepted documents are kept. `onSubmitted` is called once the documents arrived; user
 * info, which is read again, then has a pending check.
 *
 * @example
 * const kyc = useKycResubmission({ onSubmitted: () => announce("Your documents were sent.") });
 * if (kyc.step === "choosingFiles") return <button onClick={kyc.submit}>Send {kyc.documents.length} documents</button>;
 */
export function useKycResubmission(options: { onSubmitted?: () => void } = {}): KycResubmissionState {
  const broker = useBroker();
  const query = useQuery(kycReviewQueries.review(broker), broker.queryClient);
  const [machine] = useState(() => createKycResubmissionMachine(createKycResubmissionPorts(broker)));
  const [snapshot, send, actor] = useMachine(machine);

  const submitted = useEffectEvent(() => options.onSubmitted?.());
  useEffect(() => {
    const subscription = actor.on("kyc.resubmitted", () => submitted());
    return () => subscription.unsubscribe();
  }, [actor]);

  const review = query.data;
  useEffect(() => {
    if (review) send({ type: "review.read", review: toOpenReview(review) });
  }, [review, send]);

  const failure = toLoadFailure(query, "GetKycReview");
  if (failure) return { step: "unavailable", failure, retry: () => void query.refetch() };
  if (!review) return { step: "loading" };
  // The cache may hold a review from before the last decision.
  const isReading = (query.isFetching && !query.isFetchedAfterMount) || toOpenReview(review) !== null;
  if (snapshot.value === "waiting" && isReading) return { step: "loading" };
  return toResubmission(snapshot, send, review);
}
